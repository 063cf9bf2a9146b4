"""Django settings, read from the environment (names in `.env.example`); an invalid value stops the start with a sentence.

Embedded (the default): SQLite and Celery's filesystem transport under `var/`.  Served: DATABASE_URL and CELERY_BROKER_URL.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from csp.constants import NONE, SELF
from kombu.entity import Exchange, Queue

from config import cache_breaker
from config.environment import Environment, database, for_owner_only, mail, own_secret, refuse

try:  # SQLite 3.7.0 to 3.51.2 can corrupt a WAL database (sqlite.org/wal.html#walresetbug); this one carries a newer SQLite.
    import pysqlite3

    sys.modules["sqlite3"] = pysqlite3
    sys.modules["sqlite3.dbapi2"] = pysqlite3.dbapi2
except ImportError:
    pass

BASE_DIR = Path(__file__).resolve().parent.parent

env = Environment()
env.read_env(BASE_DIR / ".env", recurse=False)

# --- how it runs -----------------------------------------------------------------------------------------------------

VAR = env.folder("STARDECK_VAR", BASE_DIR / "var")
DATABASE_URL = env.str("DATABASE_URL", "")
CELERY_BROKER_URL = env.redis("CELERY_BROKER_URL", or_else="filesystem://")
EMBEDDED = not DATABASE_URL.startswith("postgres") and CELERY_BROKER_URL.startswith("filesystem")
# `games` reads this variable from the environment, so a value from `.env` must get there.
os.environ["STARDECK_RULES"] = env.choice("STARDECK_RULES", "auto", ("auto", "interpreted", "compiled"))

DEBUG = env.bool("DEBUG", False)
INSECURE_KEY = "insecure-key-for-a-machine-of-your-own"
SECRET_KEY = env.str("SECRET_KEY", "") or (own_secret(VAR / "secret_key") if EMBEDDED else INSECURE_KEY)
SECRET_KEY_FALLBACKS = env.words("SECRET_KEY_FALLBACKS", [])
for _name, _keys in {"SECRET_KEY": [SECRET_KEY], "SECRET_KEY_FALLBACKS": SECRET_KEY_FALLBACKS}.items():
    if not DEBUG and any(key == INSECURE_KEY or len(key) < 40 for key in _keys):
        refuse(f"{_name}: set one of 40 or more random characters; python -c 'import secrets; print(secrets.token_urlsafe(50))' makes one.")
ALLOWED_HOSTS = env.words(
    "ALLOWED_HOSTS",
    ["localhost", "127.0.0.1", "[::1]"],
    pattern=r"\*|[\w.-]+|\[[\da-fA-F:.]+\]",
    remedy="use names without scheme and port, like cards.example.org.",
)
_hosts = [host.lstrip(".") for host in ALLOWED_HOSTS if host != "*"] or ["localhost"]
# The site's address in mails: a request could name another host or port, and the link in the mail would lead there.
SITE_URL = env.words(
    "SITE_URL",
    [f"{'https' if env.bool('HTTPS', False) else 'http'}://{_hosts[0]}"],
    pattern=r"https?://[^/?#@\s]+",
    remedy="use scheme, name and port, like https://cards.example.org or http://127.0.0.1:8000.",
)[0]
CSRF_TRUSTED_ORIGINS = env.words(
    "CSRF_TRUSTED_ORIGINS", [], pattern=r"https?://[^/?#@\s]+", remedy="use scheme and name, like https://cards.example.org."
)
HTTPS = env.bool("HTTPS", False)  # served behind TLS: secure cookies, HSTS, redirects
NUM_PROXIES = env.number("NUM_PROXIES", 0, 0, 20)  # reverse proxies in front; only their entries of X-Forwarded-For are trusted

# The address where `manage.py serve_metrics` answers Prometheus; empty: metrics are off.  prometheus_client reads the variable below when
# it is imported, so this stands before anything that imports it.
METRICS_ADDRESS = env.words(
    "METRICS_ADDRESS", [""], pattern=r"|([\w.-]+|\[[\da-fA-F:.]+\]):[1-9]\d{0,4}", remedy="use host:port, like 127.0.0.1:9200."
)[0]
METRICS_FOLDER = VAR / "metrics"
if METRICS_ADDRESS:
    METRICS_FOLDER.mkdir(mode=0o700, exist_ok=True)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(METRICS_FOLDER)

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django.contrib.sitemaps",
    "csp",
    "django_htmx",
    "django_filters",
    "rest_framework",
    "drf_spectacular",
    "config",
    "cards",
    "accounts",
    "decks",
    "simulator",
    "frontend",
    "allauth",  # below `frontend`, whose templates override it
    "allauth.account",
    "knox",
]

MIDDLEWARE = [
    "config.metrics.count_requests",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "config.requests.compression.Compression",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",  # this and the next: above everything that can respond
    "csp.middleware.CSPMiddleware",
    "config.requests.middleware.any_origin",
    "config.requests.middleware.api_errors",
    "config.requests.middleware.forget_bad_cookies",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "config.requests.middleware.refuse_bad_text",
    "config.requests.middleware.require_length",
    "django.middleware.http.ConditionalGetMiddleware",
    "config.requests.middleware.LastSlash",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "frontend.site.errors.pages.error_pages",
]

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "frontend.site.context.site",
            ]
        },
    }
]

# --- database --------------------------------------------------------------------------------------------------------

_database = database(DATABASE_URL or f"sqlite:///{VAR / 'stardeck.sqlite3'}")
DATABASES = {"default": _database}
_database["ATOMIC_REQUESTS"] = False
_database["CONN_MAX_AGE"] = 60
if _database["ENGINE"].endswith("sqlite3"):
    import sqlite3

    _database["ENGINE"] = "config.sqlite3"

    for_owner_only(Path(_database["NAME"]), VAR)

    SQLITE_IS_SOUND = sqlite3.sqlite_version_info >= (3, 51, 3)
    _journal = "PRAGMA journal_mode=WAL;PRAGMA synchronous=NORMAL;PRAGMA journal_size_limit=27103364"
    _memory = "PRAGMA cache_size=-16000"  # large enough for the whole card pool; no mmap, which has caused trouble with WAL
    _database["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 3,  # seconds; a longer wait would hold up the other requests of the process, too
        "init_command": f"{_journal if SQLITE_IS_SOUND else 'PRAGMA journal_mode=DELETE;PRAGMA synchronous=FULL'};{_memory}",
    }
else:
    _database["CONN_HEALTH_CHECKS"] = True
    _limits = "-c statement_timeout=3000 -c lock_timeout=1000 -c idle_in_transaction_session_timeout=5000"
    # Compiling a query took up to 0.7 s and saved nothing; the price of reading one page is that of an SSD, not of a disk.
    _planner = "-c jit=off -c random_page_cost=1.1"
    _of_address = {"connect_timeout": 3} | _database.get("OPTIONS", {})  # such as sslmode
    _database["OPTIONS"] = _of_address | {"options": f"{_limits} {_planner}"}

# --- cache and limits ------------------------------------------------------------------------------------------------

_cache_url = env.redis("CACHE_URL", or_else="")
CACHES: dict[str, dict[str, Any]] = {
    "default": (
        {"BACKEND": "config.cache_breaker.BreakerRedisCache", "LOCATION": _cache_url, "OPTIONS": cache_breaker.OPTIONS}
        if _cache_url
        else {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}
    ),
    "template_fragments": {  # rendered parts of pages (`{% cache %}`), kept by each process
        "BACKEND": "config.fragment_cache.FragmentCache",
        "LOCATION": "template_fragments",
        "OPTIONS": {"MAX_ENTRIES": 2_000, "MOST_BYTES": 64_000_000},  # five of a deck's page, three of a card's, one of a report
    },
}
RATE_LIMITS = env.bool("RATE_LIMITS", True)
SEARCH_ENGINES = env.bool("SEARCH_ENGINES", True)  # robots.txt and the sitemap invite them, or keep them out
LIMITS_STORE = "cache" if _cache_url else "database"

# --- workers ---------------------------------------------------------------------------------------------------------
# Early acknowledgement: leases on rows recover lost work, and with late acknowledgement Celery 5.7 dies when Redis does.

CELERY_TASK_DEFAULT_QUEUE = "celery"
SIMULATION_SEARCH_QUEUE = "search"  # for runs whose policy searches: a game takes from a tenth of a second to a few seconds
# A worker consumes both queues, unless `-Q search` names one.
CELERY_TASK_QUEUES = [
    Queue(name, Exchange(name), routing_key=name)  # type: ignore[no-untyped-call]  # kombu is not typed
    for name in (CELERY_TASK_DEFAULT_QUEUE, SIMULATION_SEARCH_QUEUE)
]
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_IGNORE_RESULT = True
CELERY_RESULT_BACKEND = None
CELERY_TASK_ACKS_LATE = False
CELERY_TASK_REJECT_ON_WORKER_LOST = False
CELERY_TASK_PUBLISH_RETRY = True
CELERY_TASK_PUBLISH_RETRY_POLICY = {"max_retries": 1, "interval_start": 0, "interval_step": 0.1, "interval_max": 0.1}
CELERY_WORKER_POOL = "simulator.workers.pool.TaskPool"
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_MAX_TASKS_PER_CHILD = 100
CELERY_WORKER_MAX_MEMORY_PER_CHILD = 300_000
CELERY_TASK_SOFT_TIME_LIMIT = 60
CELERY_TASK_TIME_LIMIT = 90
CELERY_WORKER_CANCEL_LONG_RUNNING_TASKS_ON_CONNECTION_LOSS = False
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_WORKER_REDIRECT_STDOUTS = False  # a mail to the console is printed as it is, not as lines of the log
if CELERY_BROKER_URL.startswith("filesystem"):
    _queue = env.folder("CELERY_FILESYSTEM", VAR / "queue", "messages", "processed")
    CELERY_BROKER_TRANSPORT_OPTIONS: dict[str, object] = {
        "data_folder_in": str(_queue / "messages"),
        "data_folder_out": str(_queue / "messages"),
        "processed_folder": str(_queue / "processed"),
        "polling_interval": 0.2,
    }
else:
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        "socket_timeout": 10,
        "socket_connect_timeout": 2,
        "socket_keepalive": True,
        "health_check_interval": 10,
    }

SIMULATION_MAX_GAMES = env.number("SIMULATION_MAX_GAMES", 100_000, 1, 1_000_000_000)
SIMULATION_SEARCH_MAX_GAMES = env.number("SIMULATION_SEARCH_MAX_GAMES", 1000, 1, 1_000_000)  # for a run whose policy searches
SIMULATION_SEARCH_MAX_ACTIVE = env.number("SIMULATION_SEARCH_MAX_ACTIVE", 2, 1, 1000)  # searching runs of one owner, running or waiting
SIMULATION_SEARCH_MAX_CHUNKS = 500
SIMULATION_COACH_MAX_ACTIVE = env.number("SIMULATION_COACH_MAX_ACTIVE", 20, 1, 10_000)  # positions it examines or will, of everybody
SIMULATION_RACES_MAX_ACTIVE = env.number("SIMULATION_RACES_MAX_ACTIVE", 10, 1, 10_000)  # races of exchanges, of everybody together
# Tasks of searching runs may exceed CELERY_TASK_TIME_LIMIT: with interpreted rules on a busy machine, one game takes up to a minute.
SIMULATION_TIME_LIMITS = {SIMULATION_SEARCH_QUEUE: {"soft_time_limit": 240, "time_limit": 300}}
SIMULATION_FEW_CHUNKS = 8  # a shorter run gets smaller chunks
SIMULATION_MAX_CHUNKS = 200  # a longer run gets larger chunks
SIMULATION_LEASE_SECONDS = env.number("SIMULATION_LEASE_SECONDS", 30.0, 0.5, 3600)  # a chunk with a silent worker is replayed
SIMULATION_GAME_SECONDS = env.number("SIMULATION_GAME_SECONDS", 5.0, 0.1, 3600)  # a longer game of a run without search is ended
# To load the cards and to prepare the decks; with a chunk after it, that is less than the time limit of the task.
SIMULATION_PREPARE_SECONDS = env.number("SIMULATION_PREPARE_SECONDS", 45.0, 0.1, 50)
SIMULATION_SWEEP_SECONDS = env.number("SIMULATION_SWEEP_SECONDS", 5.0, 0.1, 3600)
SIMULATION_WAKE_SECONDS = env.number("SIMULATION_WAKE_SECONDS", 15.0, 0.1, 3600)  # an idle run is announced again
SIMULATION_TURN_SECONDS = env.number("SIMULATION_TURN_SECONDS", 10.0, 0.1, 30)  # then the worker checks the queue again
SIMULATION_CANCEL_SECONDS = 0.5  # how often a worker checks whether its run was cancelled
SIMULATION_BEAT_SECONDS = env.number("SIMULATION_BEAT_SECONDS", 2.0, 0.1, 3600)  # how often a worker sends a heartbeat
SIMULATION_MEMORY_MB = env.number("SIMULATION_MEMORY_MB", 1500, 0, 1_000_000)  # address space of a worker process; 0: no limit
if 0 < SIMULATION_MEMORY_MB < 600:
    refuse(f"SIMULATION_MEMORY_MB={SIMULATION_MEMORY_MB}: a worker needs 500 before it plays; use 600 or more, or 0 for no limit.")

# Retention in days; 0 keeps everything (`simulator.services.tidying`).
KEEP_SESSIONS_DAYS = env.number("KEEP_SESSIONS_DAYS", 7, 0, 36_500)  # after a session or an API token has expired
KEEP_GUEST_DECKS_DAYS = env.number("KEEP_GUEST_DECKS_DAYS", 365, 0, 36_500)  # after a deck without an account was last opened
KEEP_TALLIES_DAYS = env.number("KEEP_TALLIES_DAYS", 1, 0, 36_500)  # after the report of a run was stored
KEEP_RUNS_DAYS = env.number("KEEP_RUNS_DAYS", 365, 0, 36_500)  # after somebody last looked at a run without an account
KEEP_GUEST_TABLES_DAYS = env.number("KEEP_GUEST_TABLES_DAYS", 30, 0, 36_500)  # after the last choice at a table without an account

# --- requests --------------------------------------------------------------------------------------------------------

DATA_UPLOAD_MAX_MEMORY_SIZE = 900_000  # a deck is a few kilobytes; a megabyte of text is refused with 413
FILE_UPLOAD_MAX_MEMORY_SIZE = 900_000
DATA_UPLOAD_MAX_NUMBER_FIELDS = 500
DATA_UPLOAD_MAX_NUMBER_FILES = 200  # the check of many lists takes a hundred, and says so itself
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_AGE = 60 * 60 * 24 * 365  # a deck made without an account belongs to its session
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = HTTPS
if HTTPS:  # the browser takes these names only from this host, over TLS
    SESSION_COOKIE_NAME, CSRF_COOKIE_NAME = "__Host-sessionid", "__Host-csrftoken"
SECURE_SSL_REDIRECT = HTTPS
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$"]  # the proxy or the supervisor calls these directly
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = HTTPS
CSRF_FAILURE_VIEW = "frontend.site.errors.pages.csrf_failure"
# Not "no-referrer", even for unlisted decks: such a page sends its forms with a null origin, which the site refuses.
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
if HTTPS and NUM_PROXIES:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF],
        "font-src": [SELF],
        "connect-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
        "manifest-src": [SELF],
    }
}

# --- accounts --------------------------------------------------------------------------------------------------------

# Scrypt uses 16 MiB for one log-in.  Argon2 with Django's settings uses 100, and would need another library.
PASSWORD_HASHERS = ["django.contrib.auth.hashers.ScryptPasswordHasher"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 12}},
    {"NAME": "accounts.passwords.NotTooLong"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.NumericPasswordValidator"},
]
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
PASSWORD_RESET_TIMEOUT = 60 * 60
LOGIN_URL, LOGIN_REDIRECT_URL = "account_login", "account"
ACCOUNT_ADAPTER = "accounts.adapter.Accounts"
ACCOUNT_FORMS = {
    "login": "frontend.people.forms.LogInForm",
    "signup": "frontend.people.forms.SignUpForm",
    "change_password": "frontend.people.forms.NewPasswordForm",
    "reset_password": "frontend.people.forms.LostPasswordForm",
}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*", "password2*"]
ACCOUNT_LOGIN_METHODS = {"username"}
ACCOUNT_USERNAME_VALIDATORS = "accounts.adapter.NAME_VALIDATORS"
ACCOUNT_USERNAME_MIN_LENGTH = 2
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_PREVENT_ENUMERATION = "strict"  # only an email to the address reveals whether it has an account
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = False
ACCOUNT_CHANGE_EMAIL = True
ACCOUNT_REAUTHENTICATION_REQUIRED = True
ACCOUNT_SESSION_REMEMBER = None  # the log-in form asks
ACCOUNT_EMAIL_SUBJECT_PREFIX = "Stardeck: "
ACCOUNT_RATE_LIMITS = False  # cards/api/limits.py counts in one step for all processes
ACCOUNT_DEFAULT_HTTP_PROTOCOL = "https" if HTTPS else "http"
ALLAUTH_TRUSTED_PROXY_COUNT = NUM_PROXIES
KNOX_TOKEN_MODEL = "accounts.ApiToken"
MIGRATION_MODULES = {"knox": None}  # they would create a table for the model that `accounts.ApiToken` replaces
REST_KNOX = {"TOKEN_TTL": None, "TOKEN_PREFIX": "sd_"}

_mail = mail(env.str("EMAIL_URL", "") or "console://")
EMAIL_BACKEND, EMAIL_HOST, EMAIL_PORT = _mail["EMAIL_BACKEND"], _mail["EMAIL_HOST"], _mail["EMAIL_PORT"]
EMAIL_HOST_USER, EMAIL_HOST_PASSWORD = _mail["EMAIL_HOST_USER"], _mail["EMAIL_HOST_PASSWORD"]
EMAIL_USE_TLS, EMAIL_USE_SSL = _mail["EMAIL_USE_TLS"], _mail["EMAIL_USE_SSL"]
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = SERVER_EMAIL = env.str("DEFAULT_FROM_EMAIL", "") or "stardeck@localhost"

# --- API -------------------------------------------------------------------------------------------------------------

REST_FRAMEWORK = {
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["config.api.json_parser.StrictJSONParser"],
    "DEFAULT_AUTHENTICATION_CLASSES": ["accounts.authentication.ApiTokenAuthentication", "config.api.authentication.OwnSiteSession"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.AllowAny"],
    "DEFAULT_PAGINATION_CLASS": "config.api.pagination.Pages",
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "config.api.problems.problem_response",
    "URL_FORMAT_OVERRIDE": None,
    "UNAUTHENTICATED_USER": "django.contrib.auth.models.AnonymousUser",
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Stardeck",
    "DESCRIPTION": (
        "Cards, decks, legality and goldfishing of space card games. Errors are application/problem+json with a stable `code`. "
        "Limits for one address: 300 requests in 5 minutes, 300 searches a minute and 50 a second, "
        "20 new decks and 10 simulations an hour; beyond them the answer is 429 with `Retry-After`."
    ),
    "VERSION": "1",
    "OAS_VERSION": "3.1.0",
    "SERVE_INCLUDE_SCHEMA": False,
    "SCHEMA_PATH_PREFIX": "/api/v1",
    # Members of one name whose values differ: the games, and those that take own cards; who sees a deck, and who sees a set of own cards.
    "ENUM_NAME_OVERRIDES": {
        "GameEnum": "games.registry.GAMES",
        "OwnCardGameEnum": "decks.own_cards.services.games_with_own_cards",
        "LogPresetEnum": "games.report.log.PRESETS",
        "AskedStatusEnum": "simulator.api.serializers.ASKED_STATUSES",
        "RunStatusEnum": "simulator.models.Run.Status",
        "TableModeEnum": "simulator.modes.OF_TABLES",
        "VisibilityEnum": "decks.models.Deck.Visibility",
        "CardSetVisibilityEnum": "decks.models.CardSet.Visibility",
    },
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "config.api.schema.add_common_errors",
        "config.api.schema.bound_texts",
    ],
}

# --- language, static files, logs ------------------------------------------------------------------------------------

LANGUAGE_CODE = "en"
LANGUAGE_COOKIE_AGE = 60 * 60 * 24 * 365  # as long as the theme
LANGUAGE_COOKIE_HTTPONLY = True
LANGUAGE_COOKIE_SAMESITE = "Lax"
LANGUAGES = [("en", "English"), ("ja", "日本語"), ("zh-hant", "繁體中文")]
LOCALE_PATHS = [BASE_DIR / "frontend" / "locale"]
FORMAT_MODULE_PATH = "config.formats"
TIME_ZONE = "UTC"
USE_TZ = True
USE_I18N = True

STATIC_URL = "static/"
STATIC_ROOT = VAR / "static"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "whitenoise.storage.CompressedManifestStaticFilesStorage"
    },
}
LOG_LEVEL = env.choice("LOG_LEVEL", "INFO", ("DEBUG", "INFO", "WARNING", "ERROR"))
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "config.logs.formatter"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
    "root": {"handlers": ["stderr"], "level": LOG_LEVEL},
    "loggers": {
        "django": {"handlers": [], "level": LOG_LEVEL},
        "django.server": {"handlers": [], "level": LOG_LEVEL, "propagate": True},
        "celery": {"level": "WARNING" if LOG_LEVEL == "INFO" else LOG_LEVEL},
        "kombu.connection": {"level": "ERROR"},  # hides the warning that the filesystem transport has no host
    },
}

FIXTURES = BASE_DIR / "fixtures"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

env.seal()

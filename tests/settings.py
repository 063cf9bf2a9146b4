"""The settings for tests: a separate state folder, static files without `collectstatic`, and fast password hashes."""

import atexit
import os
import shutil
import tempfile

if "STARDECK_TEST_VAR" not in os.environ:
    _folder = tempfile.mkdtemp(prefix="stardeck-tests-")
    atexit.register(shutil.rmtree, _folder, ignore_errors=True)
    # Processes that a test starts use the same folder; only this process deletes it.
    os.environ["STARDECK_TEST_VAR"] = os.environ["STARDECK_VAR"] = _folder

from config.settings import *  # noqa: F403

STORAGES = {**STORAGES, "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}}  # noqa: F405
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STATIC_ROOT.mkdir(exist_ok=True)  # noqa: F405 (WhiteNoise warns of a folder that is not there)
WHITENOISE_AUTOREFRESH = WHITENOISE_USE_FINDERS = True
SITE_URL = "http://testserver"
RATE_LIMITS = False  # all tests share one address; the tests of rate limits turn them on
# How long a query waits for a lock; workers in tests that lock their database wait less.  Emptying a table of PostgreSQL waits for
# autovacuum, which gives way only after a second.
_lock = float(os.environ.get("TESTS_LOCK_SECONDS", "10"))
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):  # noqa: F405
    # A file, as the site has: SQLite's database in memory has no write-ahead log and answers "table is locked" to a second thread.
    DATABASES["default"]["TEST"] = {"NAME": str(VAR / "tests.sqlite3")}  # noqa: F405
    DATABASES["default"]["OPTIONS"]["timeout"] = _lock  # noqa: F405
else:
    # No time limits for statements and idle transactions, which tests on a busy machine would exceed.
    DATABASES["default"]["OPTIONS"] = {**DATABASES["default"]["OPTIONS"], "options": f"-c lock_timeout={int(_lock * 1000)}"}  # noqa: F405

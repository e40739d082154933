-- A write asks again whether its user is disabled; the application sees nothing else of users.
GRANT SELECT (id, is_disabled) ON users TO parterre_app;

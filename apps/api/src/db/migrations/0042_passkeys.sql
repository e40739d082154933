CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"credential_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");
--> statement-breakpoint
ALTER TABLE passkeys ADD CONSTRAINT passkeys_user FOREIGN KEY (user_id) REFERENCES users (id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON passkeys TO parterre_system;
--> statement-breakpoint
-- The application sees how many somebody has and may take them away, and reads nothing else of them.
GRANT SELECT (user_id), DELETE ON passkeys TO parterre_app;
--> statement-breakpoint
ALTER TABLE passkeys ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE passkeys FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_own_promoters ON passkeys TO parterre_app USING (EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = passkeys.user_id));
--> statement-breakpoint
CREATE POLICY system_all ON passkeys TO parterre_system USING (true) WITH CHECK (true);

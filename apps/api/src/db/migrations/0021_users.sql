CREATE TABLE "mailed_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"scope" text NOT NULL,
	"scope_ids" jsonb NOT NULL,
	"language" text NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invitations_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "id" bigint DEFAULT 1 + floor(random() * 9007199254740990)::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "mailed_links_subject" ON "mailed_links" USING btree ("purpose","subject_id");--> statement-breakpoint
CREATE INDEX "mailed_links_expiry" ON "mailed_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_sessions_user" ON "user_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invitations_newest" ON "invitations" USING btree ("promoter_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("promoter_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_id" ON "memberships" USING btree ("promoter_id","id");--> statement-breakpoint
ALTER TABLE user_sessions ADD CONSTRAINT user_sessions_user FOREIGN KEY (user_id) REFERENCES users (id);
--> statement-breakpoint
ALTER TABLE invitations ADD CONSTRAINT invitations_promoter FOREIGN KEY (promoter_id) REFERENCES promoters (id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON mailed_links, user_sessions, invitations TO parterre_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON invitations TO parterre_app;
--> statement-breakpoint
GRANT UPDATE (role, scope, scope_ids, deactivated_at, revision) ON memberships TO parterre_app;
--> statement-breakpoint
-- The application sees the people who work for its promoters, and never a password.
GRANT SELECT (name, email) ON users TO parterre_app;
--> statement-breakpoint
GRANT SELECT, UPDATE (ended_at) ON user_sessions TO parterre_app;
--> statement-breakpoint
ALTER TABLE invitations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invitations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON invitations TO parterre_app USING (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[])) WITH CHECK (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON invitations TO parterre_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE users FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_own_promoters ON users TO parterre_app USING (EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = users.id));
--> statement-breakpoint
CREATE POLICY system_all ON users TO parterre_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE user_sessions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE user_sessions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_own_promoters ON user_sessions TO parterre_app USING (EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = user_sessions.user_id));
--> statement-breakpoint
CREATE POLICY system_all ON user_sessions TO parterre_system USING (true) WITH CHECK (true);

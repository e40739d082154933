CREATE TABLE "webhook_deliveries" (
	"promoter_id" integer NOT NULL,
	"webhook_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_attempt_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"answer_status" integer,
	"fault" text,
	"duration_ms" integer,
	CONSTRAINT "webhook_deliveries_promoter_id_webhook_id_id_pk" PRIMARY KEY("promoter_id","webhook_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"promoter_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"url" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"state" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"last_delivered_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"rests_until" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "webhooks_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("promoter_id","webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_newest" ON "webhooks" USING btree ("promoter_id","created_at");
--> statement-breakpoint
ALTER TABLE webhooks ADD CONSTRAINT webhooks_promoter FOREIGN KEY (promoter_id) REFERENCES promoters (id);
--> statement-breakpoint
ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_webhook FOREIGN KEY (promoter_id, webhook_id) REFERENCES webhooks (promoter_id, id) ON DELETE CASCADE;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON webhooks, webhook_deliveries TO parterre_app, parterre_system;
--> statement-breakpoint
ALTER TABLE webhooks ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE webhooks FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON webhooks TO parterre_app USING (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[])) WITH CHECK (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON webhooks TO parterre_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE webhook_deliveries ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE webhook_deliveries FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON webhook_deliveries TO parterre_app USING (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[])) WITH CHECK (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON webhook_deliveries TO parterre_system USING (true) WITH CHECK (true);

CREATE TABLE "occurrence_readers" (
	"reader" text PRIMARY KEY NOT NULL,
	"tx" "xid8" NOT NULL,
	"id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "occurrences" (
	"promoter_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "occurrences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"show_id" bigint,
	"ids" jsonb NOT NULL,
	"details" jsonb,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "occurrences_promoter_id_id_pk" PRIMARY KEY("promoter_id","id")
);
--> statement-breakpoint
CREATE INDEX "occurrences_next" ON "occurrences" USING btree ("tx","id");--> statement-breakpoint
CREATE INDEX "occurrences_newest" ON "occurrences" USING btree ("promoter_id","at","id") WHERE kind not like 'order.%';--> statement-breakpoint
CREATE INDEX "occurrences_age" ON "occurrences" USING brin ("at");--> statement-breakpoint
ALTER TABLE occurrences ADD CONSTRAINT occurrences_promoter FOREIGN KEY (promoter_id) REFERENCES promoters (id);
--> statement-breakpoint
GRANT SELECT, INSERT ON occurrences TO parterre_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON occurrences, occurrence_readers TO parterre_system;
--> statement-breakpoint
ALTER TABLE occurrences ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE occurrences FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON occurrences TO parterre_app USING (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[])) WITH CHECK (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON occurrences TO parterre_system USING (true) WITH CHECK (true);

CREATE TABLE "translations" (
	"promoter_id" integer NOT NULL,
	"catalogue" text NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"text" text,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "translations_promoter_id_catalogue_key_language_pk" PRIMARY KEY("promoter_id","catalogue","key","language")
);
--> statement-breakpoint
ALTER TABLE "promoters" ADD COLUMN "translation_key" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;
--> statement-breakpoint
ALTER TABLE translations ADD CONSTRAINT translations_promoter FOREIGN KEY (promoter_id) REFERENCES promoters (id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON translations TO parterre_app, parterre_system;
--> statement-breakpoint
ALTER TABLE translations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE translations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON translations TO parterre_app USING (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[])) WITH CHECK (promoter_id = ANY ((SELECT nullif(current_setting('app.promoters', true), '')::int[])::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON translations TO parterre_system USING (true) WITH CHECK (true);

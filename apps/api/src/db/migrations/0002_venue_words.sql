CREATE TABLE "venue_words" (
	"promoter_id" integer NOT NULL,
	"word" text collate "C" NOT NULL,
	"venue_id" bigint NOT NULL,
	CONSTRAINT "venue_words_promoter_id_word_venue_id_pk" PRIMARY KEY("promoter_id","word","venue_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "venue_words_of_venue" ON "venue_words" USING btree ("promoter_id","venue_id","word");--> statement-breakpoint
CREATE INDEX "venues_source" ON "venues" USING btree ("promoter_id","source_venue_id");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON venue_words TO parterre_app, parterre_system;
--> statement-breakpoint
ALTER TABLE venue_words ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE venue_words FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_promoters ON venue_words TO parterre_app USING (promoter_id = ANY (nullif(current_setting('app.promoters', true), '')::int[])) WITH CHECK (promoter_id = ANY (nullif(current_setting('app.promoters', true), '')::int[]));
--> statement-breakpoint
CREATE POLICY system_all ON venue_words TO parterre_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY public_catalogue ON venue_words FOR SELECT TO parterre_app USING (promoter_id = 1);
--> statement-breakpoint
ALTER TABLE venue_words ADD CONSTRAINT venue_words_venue FOREIGN KEY (promoter_id, venue_id) REFERENCES venues (promoter_id, id) ON DELETE CASCADE;

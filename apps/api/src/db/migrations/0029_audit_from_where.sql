ALTER TABLE "audit_entries" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "promoters" ADD COLUMN "audit_years" integer;--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("promoter_id","actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_object" ON "audit_entries" USING btree ("promoter_id","object_id","at");--> statement-breakpoint
GRANT UPDATE (audit_years) ON promoters TO parterre_app;

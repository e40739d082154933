ALTER TABLE "promoters" ADD COLUMN "demands_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
GRANT UPDATE (demands_second_factor) ON promoters TO parterre_app;

ALTER TABLE "promoters" ADD COLUMN "brand" text;--> statement-breakpoint
GRANT UPDATE (brand) ON promoters TO parterre_app;

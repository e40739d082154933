ALTER TABLE "memberships" ADD COLUMN "closed_features" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "promoters" ADD COLUMN "closed_features" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
GRANT UPDATE (closed_features) ON memberships TO parterre_app;
--> statement-breakpoint
GRANT UPDATE (closed_features) ON promoters TO parterre_app;

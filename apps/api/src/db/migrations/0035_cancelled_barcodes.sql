-- Tickets that were cancelled before a cancellation revoked their barcodes. Row-level security binds the owner of a table too.
ALTER TABLE order_items NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE revoked_barcodes NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$
DECLARE
  ticket record;
  drawn integer;
BEGIN
  FOR ticket IN
    SELECT promoter_id, show_id, id, barcode, barcode_number, cancelled_at FROM order_items WHERE status = 'CANCELLED'
  LOOP
    INSERT INTO revoked_barcodes (promoter_id, show_id, barcode, barcode_number, order_item_id, revoked_at)
    VALUES (ticket.promoter_id, ticket.show_id, ticket.barcode, ticket.barcode_number, ticket.id, ticket.cancelled_at);
    LOOP
      drawn := floor(random() * 1000000000);
      EXIT WHEN NOT EXISTS (
        SELECT FROM order_items i
        WHERE i.promoter_id = ticket.promoter_id AND i.show_id = ticket.show_id AND i.barcode_number = drawn
      ) AND NOT EXISTS (
        SELECT FROM revoked_barcodes r
        WHERE r.promoter_id = ticket.promoter_id AND r.show_id = ticket.show_id AND r.barcode_number = drawn
      );
    END LOOP;
    UPDATE order_items i SET
      -- The random parts of a UUID: its version and variant stand between them.
      barcode = upper(substr(u.hex, 1, 12) || substr(u.hex, 21, 4)),
      barcode_number = drawn
    FROM (SELECT replace(gen_random_uuid()::text, '-', '') AS hex) u
    WHERE i.promoter_id = ticket.promoter_id AND i.id = ticket.id;
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE order_items FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE revoked_barcodes FORCE ROW LEVEL SECURITY;

CREATE TABLE "room_departures" (
	"room_id" text NOT NULL,
	"person_id" text NOT NULL,
	"read_number" bigint NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_departures_room_id_person_id_pk" PRIMARY KEY("room_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "room_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"number" bigint NOT NULL,
	"changed" bigint NOT NULL,
	"kind" text NOT NULL,
	"sender_id" text,
	"content" text NOT NULL,
	"client_id" text,
	"reply_to_id" text,
	"picture_id" text,
	"product_id" text,
	"vote_id" text,
	"link_url" text,
	"card_title" text,
	"card_description" text,
	"card_picture_id" text,
	"card_attempts" integer DEFAULT 0 NOT NULL,
	"card_due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "room_people" (
	"room_id" text NOT NULL,
	"person_id" text NOT NULL,
	"joined" bigint NOT NULL,
	"read_number" bigint DEFAULT 0 NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "room_people_room_id_person_id_pk" PRIMARY KEY("room_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "room_returns" (
	"room_id" text NOT NULL,
	"person_id" text NOT NULL,
	"inviter_id" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_returns_room_id_person_id_inviter_id_pk" PRIMARY KEY("room_id","person_id","inviter_id")
);
--> statement-breakpoint
CREATE TABLE "room_vote_casts" (
	"vote_id" text NOT NULL,
	"person_id" text NOT NULL,
	"option_id" text NOT NULL,
	"number" bigint NOT NULL,
	CONSTRAINT "room_vote_casts_vote_id_person_id_pk" PRIMARY KEY("vote_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "room_vote_options" (
	"id" text PRIMARY KEY NOT NULL,
	"vote_id" text NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"picture_id" text,
	"link_url" text,
	"link_title" text,
	"link_description" text,
	"link_picture_id" text,
	"product_id" text
);
--> statement-breakpoint
CREATE TABLE "room_votes" (
	"id" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"message_id" text NOT NULL,
	"number" bigint NOT NULL,
	"creator_id" text,
	"question" text NOT NULL,
	"description" text,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"is_private" boolean DEFAULT false NOT NULL,
	"creator_id" text,
	"client_id" text,
	"number" bigint DEFAULT 0 NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"vote_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_activity_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "kept_text" text;--> statement-breakpoint
ALTER TABLE "room_departures" ADD CONSTRAINT "room_departures_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_departures" ADD CONSTRAINT "room_departures_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_sender_id_people_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_card_picture_id_media_id_fk" FOREIGN KEY ("card_picture_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_people" ADD CONSTRAINT "room_people_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_people" ADD CONSTRAINT "room_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_returns" ADD CONSTRAINT "room_returns_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_returns" ADD CONSTRAINT "room_returns_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_returns" ADD CONSTRAINT "room_returns_inviter_id_people_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_vote_casts" ADD CONSTRAINT "room_vote_casts_vote_id_room_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."room_votes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_vote_casts" ADD CONSTRAINT "room_vote_casts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_vote_casts" ADD CONSTRAINT "room_vote_casts_option_id_room_vote_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."room_vote_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_vote_options" ADD CONSTRAINT "room_vote_options_vote_id_room_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."room_votes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_vote_options" ADD CONSTRAINT "room_vote_options_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_vote_options" ADD CONSTRAINT "room_vote_options_link_picture_id_media_id_fk" FOREIGN KEY ("link_picture_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_votes" ADD CONSTRAINT "room_votes_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_votes" ADD CONSTRAINT "room_votes_creator_id_people_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_creator_id_people_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_departures_person" ON "room_departures" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_messages_place" ON "room_messages" USING btree ("room_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "room_messages_changes" ON "room_messages" USING btree ("room_id","changed");--> statement-breakpoint
CREATE UNIQUE INDEX "room_messages_client" ON "room_messages" USING btree ("sender_id","client_id");--> statement-breakpoint
CREATE INDEX "room_messages_pictured" ON "room_messages" USING btree ("room_id","number") WHERE "room_messages"."vote_id" is not null or "room_messages"."product_id" is not null;--> statement-breakpoint
CREATE INDEX "room_messages_picture" ON "room_messages" USING btree ("picture_id") WHERE "room_messages"."picture_id" is not null;--> statement-breakpoint
CREATE INDEX "room_messages_card_picture" ON "room_messages" USING btree ("card_picture_id") WHERE "room_messages"."card_picture_id" is not null;--> statement-breakpoint
CREATE INDEX "room_messages_card_due" ON "room_messages" USING btree ("card_due_at") WHERE "room_messages"."card_due_at" is not null;--> statement-breakpoint
CREATE INDEX "room_people_person" ON "room_people" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "room_returns_person" ON "room_returns" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "room_returns_inviter" ON "room_returns" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "room_vote_casts_option" ON "room_vote_casts" USING btree ("option_id","number");--> statement-breakpoint
CREATE INDEX "room_vote_casts_person" ON "room_vote_casts" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_vote_options_position" ON "room_vote_options" USING btree ("vote_id","position");--> statement-breakpoint
CREATE INDEX "room_vote_options_picture" ON "room_vote_options" USING btree ("picture_id") WHERE "room_vote_options"."picture_id" is not null;--> statement-breakpoint
CREATE INDEX "room_vote_options_link_picture" ON "room_vote_options" USING btree ("link_picture_id") WHERE "room_vote_options"."link_picture_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "room_votes_place" ON "room_votes" USING btree ("room_id","number");--> statement-breakpoint
CREATE INDEX "room_votes_creator" ON "room_votes" USING btree ("creator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_client" ON "rooms" USING btree ("creator_id","client_id");
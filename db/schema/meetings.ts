import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  text,
  time,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, updatedAt, version } from './columns'
import { files } from './files'

/** A stretch of time by the clocks of Ulaanbaatar. */
const localRange = customType<{ data: string }>({ dataType: () => 'tsrange' })
const ulaanbaatar = sql.raw(`'Asia/Ulaanbaatar'`)
/** So long every meeting takes. */
const meetingLength = sql.raw(`interval '1 hour'`)

/** Languages in which people may meet, by their ISO codes. */
const languages = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`)
const languagesKnown = (name: string, t: { languages: AnyPgColumn }) =>
  check(`${name}_languages_known`, sql`${t.languages} <@ array['mn','en','ru','zh','ko','ja','de','fr']`)

/** What participants are ordered by in each language, letter by letter; who has no name in it stands by the other. */
export const nameOrder = {
  mn: sql.raw(`directory_sort_name(upper(coalesce(nullif(name, ''), name_en)))`),
  en: sql.raw(`directory_sort_name(upper(coalesce(nullif(name_en, ''), name)))`),
}

/** Who may arrange meetings. Staff write them; they come in with a code that is sent to their address. */
export const meetingUsers = pgTable(
  'meeting_users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull().default(''),
    name_en: text().notNull().default(''),
    /** In lower case. */
    email: text().notNull(),
    phone_number: text().notNull().default(''),
    /** What a search looks at: the loose keys of both names (`lib/meetings/users/search-key.ts`). */
    search_key: text().notNull().default(''),
    user_type: text({ enum: ['Exhibitor', 'Sponsor', 'Attendee'] })
      .notNull()
      .default('Exhibitor'),
    /** What they can meet in; none is not known. */
    languages: languages(),
    /** In which language they are written to: that in which they last came in. */
    lang: text({ enum: ['mn', 'en'] })
      .notNull()
      .default('mn'),
    /** The secret part of the address of their calendar. */
    feed_key: text()
      .notNull()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** Since when staff keep them from coming in and from being asked. */
    blocked_at: timestamp({ withTimezone: true }),
    version: version(),
    updated_at: updatedAt(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('meeting_users_email').on(t.email),
    uniqueIndex('meeting_users_feed').on(t.feed_key),
    index('meeting_users_type').on(t.user_type, t.id),
    index('meeting_users_order').on(sql`${nameOrder.mn} collate "C"`, t.id),
    index('meeting_users_order_en').on(sql`${nameOrder.en} collate "C"`, t.id),
    check('meeting_users_named', sql`${t.name} <> '' or ${t.name_en} <> ''`),
    check('meeting_users_email_lower', sql`${t.email} = lower(${t.email}) and ${t.email} <> ''`),
    languagesKnown('meeting_users', t),
  ],
)

/** The hours at which meetings begin, each an hour long. No two overlap (constraint of the migration). */
export const meetingTimes = pgTable(
  'meeting_times',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    meeting_date: date({ mode: 'string' }).notNull(),
    meeting_time: time().notNull(),
    starts_at: timestamp({ withTimezone: true })
      .notNull()
      .generatedAlwaysAs(sql`timezone(${ulaanbaatar}, meeting_date + meeting_time)`),
    during: localRange()
      .notNull()
      .generatedAlwaysAs(
        sql`tsrange(meeting_date + meeting_time, meeting_date + meeting_time + ${meetingLength})`,
      ),
    version: version(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('meeting_times_starts').on(t.starts_at)],
)

export const meetingRooms = pgTable(
  'meeting_rooms',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    room_number: text().notNull(),
    capacity: integer().notNull(),
    room_pic_file_id: integer().references(() => files.id, { onDelete: 'restrict' }),
    version: version(),
    updated_at: updatedAt(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('meeting_rooms_number').on(sql`lower(${t.room_number})`),
    index('meeting_rooms_picture').on(t.room_pic_file_id),
    check('meeting_rooms_named', sql`${t.room_number} <> ''`),
    check('meeting_rooms_seats', sql`${t.capacity} >= 1`),
  ],
)

export const meetingInterpreters = pgTable(
  'meeting_interpreters',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    name_en: text().notNull().default(''),
    phone_number: text().notNull().default(''),
    /** Between which of these they interpret: any two of them. */
    languages: languages(),
    version: version(),
    updated_at: updatedAt(),
    created_at: createdAt(),
  },
  (t) => [
    check('meeting_interpreters_named', sql`${t.name} <> ''`),
    check('meeting_interpreters_between_two', sql`cardinality(${t.languages}) >= 2`),
    languagesKnown('meeting_interpreters', t),
  ],
)

/**
 * A meeting of two. What it holds of people, rooms and interpreters stands in `meeting_bookings` and goes when it is
 * cancelled; the columns here say where and when it is, or was to be.
 */
export const meetings = pgTable(
  'meetings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    meeting_status: text({ enum: ['pending', 'accepted', 'cancelled'] }).notNull(),
    sender_id: integer()
      .notNull()
      .references(() => meetingUsers.id, { onDelete: 'cascade' }),
    receiver_id: integer()
      .notNull()
      .references(() => meetingUsers.id, { onDelete: 'cascade' }),
    starts_at: timestamp({ withTimezone: true }).notNull(),
    room_id: integer().references(() => meetingRooms.id, { onDelete: 'set null' }),
    interpreter_id: integer().references(() => meetingInterpreters.id, { onDelete: 'set null' }),
    needs_interpreter: boolean().notNull().default(false),
    meeting_description: text().notNull().default(''),
    /** Whose answer is waited for: to a request, or to another time for an accepted meeting. */
    waits_for_id: integer().references(() => meetingUsers.id, { onDelete: 'cascade' }),
    /** Until when it is held for the answer. */
    answer_by: timestamp({ withTimezone: true }),
    /** Another time that one side proposes for an accepted meeting, with the room that is held for it. */
    proposed_starts_at: timestamp({ withTimezone: true }),
    proposed_room_id: integer().references(() => meetingRooms.id, { onDelete: 'set null' }),
    /** How it came to be cancelled, and in whose words why. */
    cancelled_as: text({ enum: ['declined', 'cancelled', 'taken_back', 'expired', 'staff'] }),
    cancel_reason: text().notNull().default(''),
    /** When both were reminded a day and an hour before. */
    reminded_day_at: timestamp({ withTimezone: true }),
    reminded_hour_at: timestamp({ withTimezone: true }),
    version: version(),
    updated_at: updatedAt(),
    created_at: createdAt(),
  },
  (t) => [
    index('meetings_sender').on(t.sender_id, t.starts_at),
    index('meetings_receiver').on(t.receiver_id, t.starts_at),
    index('meetings_start').on(t.starts_at, t.id),
    index('meetings_status').on(t.meeting_status, t.starts_at, t.id),
    index('meetings_room').on(t.room_id),
    index('meetings_interpreter').on(t.interpreter_id),
    index('meetings_proposed_room').on(t.proposed_room_id),
    index('meetings_waits_for').on(t.waits_for_id),
    index('meetings_answer_by')
      .on(t.answer_by)
      .where(sql`waits_for_id is not null`),
    // Two who wait for an answer have one request between them, whoever sent it.
    uniqueIndex('meetings_one_request')
      .on(sql`least(sender_id, receiver_id)`, sql`greatest(sender_id, receiver_id)`)
      .where(sql`meeting_status = 'pending'`),
    check('meetings_of_two', sql`${t.sender_id} <> ${t.receiver_id}`),
    check(
      'meetings_pending_waits',
      sql`${t.meeting_status} <> 'pending' or (${t.waits_for_id} is not null and ${t.answer_by} is not null)`,
    ),
    check(
      'meetings_waits_until',
      sql`(${t.waits_for_id} is null) = (${t.answer_by} is null) and (${t.waits_for_id} is null or ${t.waits_for_id} in (${t.sender_id}, ${t.receiver_id}))`,
    ),
    check(
      'meetings_proposal_of_accepted',
      sql`${t.proposed_starts_at} is null or (${t.meeting_status} = 'accepted' and ${t.waits_for_id} is not null)`,
    ),
    check(
      'meetings_cancelled_somehow',
      sql`(${t.meeting_status} = 'cancelled') = (${t.cancelled_as} is not null)`,
    ),
    check('meetings_description_short', sql`char_length(${t.meeting_description}) <= 500`),
  ],
)

/**
 * Who or what is taken at an hour: a participant, a room or an interpreter, for a meeting; or a participant's own busy
 * hour, which is of no meeting. Exclusion constraints of the migration let each be taken once at a time, whoever
 * writes. The range is the hour's, by a trigger.
 */
export const meetingBookings = pgTable(
  'meeting_bookings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    meeting_id: integer().references(() => meetings.id, { onDelete: 'cascade' }),
    user_id: integer().references(() => meetingUsers.id, { onDelete: 'cascade' }),
    room_id: integer().references(() => meetingRooms.id, { onDelete: 'restrict' }),
    interpreter_id: integer().references(() => meetingInterpreters.id, { onDelete: 'restrict' }),
    time_id: integer()
      .notNull()
      .references(() => meetingTimes.id, { onDelete: 'restrict' }),
    during: localRange()
      .notNull()
      .default(sql`'empty'`),
    /** Held for another time that is proposed, beside the hour that was agreed. */
    is_proposed: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    index('meeting_bookings_meeting').on(t.meeting_id),
    index('meeting_bookings_user').on(t.user_id, t.time_id),
    index('meeting_bookings_room').on(t.room_id, t.time_id),
    index('meeting_bookings_interpreter').on(t.interpreter_id, t.time_id),
    index('meeting_bookings_time').on(t.time_id),
    check('meeting_bookings_of_one', sql`num_nonnulls(${t.user_id}, ${t.room_id}, ${t.interpreter_id}) = 1`),
    check('meeting_bookings_own', sql`${t.meeting_id} is not null or ${t.user_id} is not null`),
  ],
)

/** What became of a meeting, step by step, for both of its sides and the staff. */
export const meetingEvents = pgTable(
  'meeting_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    meeting_id: integer()
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    kind: text({
      enum: [
        'asked',
        'booked',
        'accepted',
        'declined',
        'proposed',
        'proposal_declined',
        'proposal_expired',
        'moved',
        'interpreter',
        'cancelled',
        'taken_back',
        'expired',
      ],
    }).notNull(),
    /** Which of the two did it; null for the staff and for what time did. */
    by_user_id: integer().references(() => meetingUsers.id, { onDelete: 'set null' }),
    /** The hour that was asked for, proposed or moved to. */
    starts_at: timestamp({ withTimezone: true }),
    note: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [
    index('meeting_events_meeting').on(t.meeting_id, t.id),
    index('meeting_events_user').on(t.by_user_id),
  ],
)

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
import { createdAtColumn, personal, updatedAtColumn, versionColumn } from './columns'
import { files } from './files'

/** A time range in Ulaanbaatar's time. */
const localRange = customType<{ data: string }>({ dataType: () => 'tsrange' })
const ulaanbaatar = sql.raw(`'Asia/Ulaanbaatar'`)
/** The length of every meeting. */
const meetingLength = sql.raw(`interval '1 hour'`)

/** Languages in which people may meet, by their ISO codes. */
const languagesColumn = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`)
const knownLanguagesCheck = (tableName: string, t: { languages: AnyPgColumn }) =>
  check(`${tableName}_languages_known`, sql`${t.languages} <@ array['mn','en','ru','zh','ko','ja','de','fr']`)

/**
 * SQL for a participant's sort key in each language, for collation "C". A missing name is replaced by the
 * name in the other language.
 */
export const nameOrder = {
  mn: sql.raw(`directory_sort_name(upper(coalesce(nullif(name, ''), name_en)))`),
  en: sql.raw(`directory_sort_name(upper(coalesce(nullif(name_en, ''), name)))`),
}

/**
 * The participants. Staff add them; they log in with a code that the server sends to their e-mail address.
 */
export const meetingUsers = pgTable(
  'meeting_users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: personal('name', text().notNull().default('')),
    name_en: personal('name', text().notNull().default('')),
    /** The e-mail address in lower case. */
    email: personal('email', text().notNull()),
    phone_number: personal('phone', text().notNull().default('')),
    /** The text that the search of participants compares (`lib/meetings/users/search-key.ts`). */
    search_key: personal('name', text().notNull().default('')),
    user_type: text({ enum: ['Exhibitor', 'Sponsor', 'Attendee'] })
      .notNull()
      .default('Exhibitor'),
    /** The languages in which the participant can meet; empty when unknown. */
    languages: personal('languages', languagesColumn()),
    /** The language of mail to the participant: the language of the last login, at first Mongolian. */
    lang: personal(
      'languages',
      text({ enum: ['mn', 'en'] })
        .notNull()
        .default('mn'),
    ),
    /** The secret part of the URL of the participant's calendar. */
    feed_key: personal(
      'code',
      text()
        .notNull()
        .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    ),
    /** When staff blocked the participant, who can then neither log in nor receive meeting requests. */
    blocked_at: timestamp({ withTimezone: true }),
    version: versionColumn(),
    updated_at: updatedAtColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('meeting_users_email').on(t.email),
    uniqueIndex('meeting_users_feed').on(t.feed_key),
    index('meeting_users_type').on(t.user_type, t.id),
    index('meeting_users_order').on(sql`${nameOrder.mn} collate "C"`, t.id),
    index('meeting_users_order_en').on(sql`${nameOrder.en} collate "C"`, t.id),
    check('meeting_users_named', sql`${t.name} <> '' or ${t.name_en} <> ''`),
    check('meeting_users_email_lower', sql`${t.email} = lower(${t.email}) and ${t.email} <> ''`),
    knownLanguagesCheck('meeting_users', t),
  ],
)

/**
 * The hours for meetings, each one hour long. A constraint, which a migration creates, refuses hours that
 * overlap.
 */
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
    version: versionColumn(),
    created_at: createdAtColumn(),
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
    version: versionColumn(),
    updated_at: updatedAtColumn(),
    created_at: createdAtColumn(),
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
    name: personal('name', text().notNull()),
    name_en: personal('name', text().notNull().default('')),
    phone_number: personal('phone', text().notNull().default('')),
    /** The interpreter translates between any two of these languages. */
    languages: personal('languages', languagesColumn()),
    version: versionColumn(),
    updated_at: updatedAtColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    check('meeting_interpreters_named', sql`${t.name} <> ''`),
    check('meeting_interpreters_between_two', sql`cardinality(${t.languages}) >= 2`),
    knownLanguagesCheck('meeting_interpreters', t),
  ],
)

/**
 * A meeting of two participants. Rows of `meeting_bookings` reserve its people, room and interpreter until it
 * is cancelled; the columns here keep time, room and interpreter even then.
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
    starts_at: personal('visits', timestamp({ withTimezone: true }).notNull()),
    room_id: integer().references(() => meetingRooms.id, { onDelete: 'set null' }),
    interpreter_id: integer().references(() => meetingInterpreters.id, { onDelete: 'set null' }),
    needs_interpreter: boolean().notNull().default(false),
    meeting_description: personal('message', text().notNull().default('')),
    /**
     * The participant who must answer a meeting request, or a proposal of another time for an accepted
     * meeting.
     */
    waits_for_id: integer().references(() => meetingUsers.id, { onDelete: 'cascade' }),
    /** The deadline of the answer. */
    answer_by: timestamp({ withTimezone: true }),
    /** Another time that one side proposes for an accepted meeting, with the room that is held for it. */
    proposed_starts_at: timestamp({ withTimezone: true }),
    proposed_room_id: integer().references(() => meetingRooms.id, { onDelete: 'set null' }),
    /** How the meeting was cancelled, and the reason that was given. */
    cancelled_as: text({ enum: ['declined', 'cancelled', 'taken_back', 'expired', 'staff'] }),
    cancel_reason: personal('message', text().notNull().default('')),
    /** When the reminders a day and an hour before were sent. Also set if their time is past at booking. */
    reminded_day_at: timestamp({ withTimezone: true }),
    reminded_hour_at: timestamp({ withTimezone: true }),
    version: versionColumn(),
    updated_at: updatedAtColumn(),
    created_at: createdAtColumn(),
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
    // Two participants can have only one open request between them, whoever sent it.
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
 * Bookings of an hour: a participant, a room or an interpreter for a meeting; or an hour that a participant
 * marked as busy, without a meeting. Exclusion constraints, which a migration creates, prevent double
 * bookings. A trigger sets the time range of the hour.
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
    /** Whether the booking reserves an hour that a participant proposed, besides the agreed one. */
    is_proposed: boolean().notNull().default(false),
    created_at: createdAtColumn(),
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

/** The history of a meeting, which both participants and the staff see. */
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
    /** The participant who caused the event; null for the staff and for an expiry. */
    by_user_id: integer().references(() => meetingUsers.id, { onDelete: 'set null' }),
    /** The hour that the event is about, such as the one that was requested, proposed, booked or accepted. */
    starts_at: personal('visits', timestamp({ withTimezone: true })),
    note: personal('message', text().notNull().default('')),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('meeting_events_meeting').on(t.meeting_id, t.id),
    index('meeting_events_user').on(t.by_user_id),
  ],
)

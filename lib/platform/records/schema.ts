/** The records whose last versions can be viewed and restored, by the names of their tables. */
export const historyKinds = ['news', 'page_texts', 'reports', 'menu_categories'] as const
export type HistoryKind = (typeof historyKinds)[number]

/** The records that go to the bin when they are deleted. */
export const binKinds = [
  ...historyKinds,
  'documents',
  'month_news',
  'mining_videos',
  'people',
  'logos',
  'banners',
  'social_links',
  'footer_info',
  'minerals',
  'book_pages',
  'sustainable_mining',
  'trades',
  'notices',
  'assessment_questions',
  'assessment_standards',
  'assessment_clauses',
  'event_categories',
  'event_news',
  'event_agenda_pictures',
  'event_sessions',
  'events',
  'event_dates',
  'event_statistics',
  'event_partners',
  'event_halls',
  'event_presenters',
  'event_presentations',
  'event_gallery_images',
  'directory_categories',
  'directory_companies',
  'directory_people',
  'directory_banners',
  'meeting_rooms',
] as const
export type BinKind = (typeof binKinds)[number]

/** Whether the records of a kind are content, which goes to the bin when it is deleted. */
export const isBinKind = (kind: string | undefined): kind is BinKind => binKinds.some((each) => each === kind)

/** The kinds of records that the office's calls write. */
export const activityKinds = [
  ...binKinds,
  'contact_texts',
  'exchange_names',
  'search_synonyms',
  'search_shortcuts',
  'redirects',
  'public_holidays',
  'book_files',
  'assessment_settings',
  'files',
  'accounts',
  'api_tokens',
  'staff_sessions',
  'member_companies',
  'office_requests',
  'personal_data',
  'event_registrations',
  'directory_changes',
  'directory_reports',
  'meeting_users',
  'meeting_times',
  'meeting_interpreters',
  'meetings',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** How long deleted records stay in the bin. */
export const binDays = 30

/** The time after which an audit row is deleted: the next board, too, can see what was done. */
export const auditYears = 5

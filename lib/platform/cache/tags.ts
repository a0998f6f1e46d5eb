/**
 * Every cache tag. A read lists the tags of the records that it shows; when a record is written, database
 * triggers expire its tags (`db/page-tags.ts`).
 */
export const tags = {
  news: 'news',
  menu: 'menu',
  pages: 'pages',
  slides: 'slides',
  social: 'social',
  footer: 'footer',
  exchange: 'exchange',
  /** The upcoming auctions: the tag expires at the moment at which an auction begins. */
  auctions: 'auctions',
  people: 'people',
  logos: 'logos',
  documents: 'documents',
  minerals: 'minerals',
  book: 'book',
  videos: 'videos',
  sustainable: 'sustainable',
  reports: 'reports',
  monthNews: 'month-news',
  assessment: 'assessment',
  /** Members' results, and the keys that sign them: the tag also expires when a result ends. */
  assessmentResults: 'assessment-results',
  search: 'search',
  searchSynonyms: 'search-synonyms',
  searchShortcuts: 'search-shortcuts',
  /** Editions of the event, their days, figures, halls and partners. */
  event: 'event',
  /** Whether an edition of the event is over: the tag expires at the end of each day of an edition. */
  eventEnd: 'event-end',
  /**
   * What the pages of the event say of the time: the tag expires at each midnight before the end of the edition,
   * and when a session begins or ends.
   */
  eventNow: 'event-now',
  eventAgenda: 'event-agenda',
  eventPresentations: 'event-presentations',
  eventGallery: 'event-gallery',
  eventMenu: 'event-menu',
  eventNews: 'event-news',
  /** Companies and consultants of the directory. */
  directory: 'directory',
  directoryCategories: 'directory-categories',
  directorySlides: 'directory-slides',
  /** Participants of meetings. */
  meetingUsers: 'meeting-users',
  /** Where missing pages lead: it has no cached read, but is a tag of every missing page at an edge. */
  redirects: 'redirects',
} as const

export type Tag = (typeof tags)[keyof typeof tags]

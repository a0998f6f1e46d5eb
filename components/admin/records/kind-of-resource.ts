import type { ActivityKind } from '@/lib/records/schema'

/** What kind of record the form of each declared screen edits. */
export const kindOfResource: Readonly<Record<string, ActivityKind>> = {
  accounts: 'accounts',
  auditors: 'people',
  boardMembers: 'logos',
  bookFile: 'book_files',
  bookPages: 'book_pages',
  companies: 'member_companies',
  contactTexts: 'contact_texts',
  council: 'people',
  documents: 'documents',
  footer: 'footer_info',
  logos: 'logos',
  mainMembers: 'logos',
  minerals: 'minerals',
  monthNews: 'month_news',
  office: 'people',
  presidents: 'people',
  questions: 'assessment_questions',
  reports: 'reports',
  requests: 'office_requests',
  slides: 'banners',
  socialLinks: 'social_links',
  sustainable: 'sustainable_mining',
  videos: 'mining_videos',
}

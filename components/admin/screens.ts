import {
  Award,
  BookA,
  BookOpen,
  Braces,
  Building2,
  CalendarCheck,
  CalendarCheck2,
  CalendarClock,
  CalendarDays,
  CalendarRange,
  ClipboardCheck,
  ClipboardList,
  ClipboardPen,
  Contact,
  CopyCheck,
  DoorOpen,
  FileChartColumn,
  FilePen,
  FilePlus,
  FileText,
  FileUp,
  Film,
  GalleryHorizontalEnd,
  Gem,
  Handshake,
  HardHat,
  Headset,
  History,
  House,
  Images,
  Inbox,
  KeyRound,
  Languages,
  LayoutDashboard,
  LayoutGrid,
  Leaf,
  ListChecks,
  ListTree,
  MapPin,
  MessageSquareWarning,
  Mic,
  type LucideIcon,
  MonitorCheck,
  Newspaper,
  Plus,
  Presentation,
  ScrollText,
  Shapes,
  Share2,
  ShieldUser,
  SquarePen,
  Trash2,
  ScanLine,
  TrendingUp,
  UserCheck,
  UserPlus,
  Users,
} from 'lucide-react'
import type { Access } from '@/lib/api/call'
import { mayAccess } from '@/lib/auth/roles'
import { mainSite, type SiteKey } from '@/lib/site/sites.mjs'
import type mn from '@/messages/mn.json'

export type ScreenGroup =
  'start' | 'content' | 'members' | 'assessment' | 'registration' | 'meetings' | 'other'

/** One screen of the back office. Its name is `admin.screens.<name>` in the messages. */
export type Screen = {
  name: keyof (typeof mn)['admin']['screens']
  site: SiteKey
  path: string
  icon: LucideIcon
  /** Where it stands in the sidebar; null when one comes to it from another screen only. */
  group: ScreenGroup | null
  /** The screen that one comes from. */
  parent?: string
  access?: Extract<Access, 'admin' | 'moderator'>
  /** It opens the form of a new record of its parent. */
  opensNew?: true
  /** It fills the window: neither sidebar nor trail stands beside it. */
  isAlone?: true
  /** What waits for the staff there, whose number stands beside its name in the sidebar. */
  waits?: 'requests' | 'reports'
  /** The path ends in the number of a record. */
  withNumber?: true
}

/**
 * Every screen that exists, in the order of the sidebar. What is not here answers 404. Sidebar, trail, titles, guard
 * and the tests of all screens follow from it.
 */
export const screens: readonly Screen[] = [
  { name: 'dashboard', site: 'mm', path: '/admin/dashboard', icon: LayoutDashboard, group: 'start' },
  {
    name: 'menu',
    site: 'mm',
    path: '/admin/link',
    icon: ListTree,
    group: 'content',
  },
  {
    name: 'pageText',
    site: 'mm',
    path: '/admin/edit-static',
    icon: FilePen,
    group: null,
    parent: 'menu',
    withNumber: true,
  },
  {
    name: 'socialLinks',
    site: 'mm',
    path: '/admin/social-links',
    icon: Share2,
    group: 'content',
  },
  {
    name: 'footer',
    site: 'mm',
    path: '/admin/footer',
    icon: Contact,
    group: 'content',
  },
  {
    name: 'contactTexts',
    site: 'mm',
    path: '/admin/contact-texts',
    icon: MapPin,
    group: 'content',
  },
  {
    name: 'slides',
    site: 'mm',
    path: '/admin/slides',
    icon: GalleryHorizontalEnd,
    group: 'content',
  },
  {
    name: 'about',
    site: 'mm',
    path: '/admin/about',
    icon: Users,
    group: 'content',
  },
  {
    name: 'logos',
    site: 'mm',
    path: '/admin/logo',
    icon: Shapes,
    group: 'content',
  },
  {
    name: 'addNews',
    site: 'mm',
    path: '/admin/add-news',
    icon: SquarePen,
    group: 'content',
    parent: 'news',
  },
  { name: 'news', site: 'mm', path: '/admin/update-news', icon: Newspaper, group: 'content' },
  {
    name: 'reports',
    site: 'mm',
    path: '/admin/report',
    icon: FileChartColumn,
    group: 'content',
  },
  {
    name: 'addReport',
    site: 'mm',
    path: '/admin/add-report',
    icon: FilePlus,
    group: 'content',
    parent: 'reports',
    opensNew: true,
  },
  {
    name: 'membership',
    site: 'mm',
    path: '/admin/membership',
    icon: Handshake,
    group: 'content',
  },
  {
    name: 'auditors',
    site: 'mm',
    path: '/admin/auditor',
    icon: UserCheck,
    group: 'content',
  },
  {
    name: 'documents',
    site: 'mm',
    path: '/admin/document',
    icon: FileText,
    group: 'content',
  },
  {
    name: 'monthNews',
    site: 'mm',
    path: '/admin/month-news',
    icon: CalendarDays,
    group: 'content',
  },
  {
    name: 'sustainable',
    site: 'mm',
    path: '/admin/sustainable-mining',
    icon: Leaf,
    group: 'content',
  },
  {
    name: 'videos',
    site: 'mm',
    path: '/admin/video',
    icon: Film,
    group: 'content',
  },
  {
    name: 'minerals',
    site: 'mm',
    path: '/admin/minerals',
    icon: Gem,
    group: 'content',
  },
  { name: 'memberOfMonth', site: 'mm', path: '/admin/member-of-month', icon: Award, group: 'content' },
  {
    name: 'book',
    site: 'mm',
    path: '/admin/book',
    icon: BookOpen,
    group: 'content',
  },
  {
    name: 'translations',
    site: 'mm',
    path: '/admin/translations',
    icon: Languages,
    group: 'content',
  },
  {
    name: 'requests',
    site: 'mm',
    path: '/admin/request-list',
    icon: Inbox,
    group: 'members',
    access: 'admin',
  },
  {
    name: 'companies',
    site: 'mm',
    path: '/admin/companies',
    icon: Building2,
    group: 'members',
    access: 'admin',
  },
  {
    name: 'personalData',
    site: 'mm',
    path: '/admin/personal-data',
    icon: ShieldUser,
    group: 'members',
    access: 'admin',
  },
  {
    name: 'questions',
    site: 'mm',
    path: '/admin/update-assessment',
    icon: ListChecks,
    group: 'assessment',
  },
  {
    name: 'memberResults',
    site: 'mm',
    path: '/admin/assessment-member-result',
    icon: ClipboardCheck,
    group: 'assessment',
    access: 'admin',
  },
  {
    name: 'results',
    site: 'mm',
    path: '/admin/assessment-result',
    icon: ClipboardList,
    group: 'assessment',
    access: 'admin',
  },
  {
    name: 'trade',
    site: 'mm',
    path: '/admin/trade',
    icon: TrendingUp,
    group: 'other',
  },
  {
    name: 'exchangeNames',
    site: 'mm',
    path: '/admin/exchange-names',
    icon: BookA,
    group: 'other',
  },
  {
    name: 'accounts',
    site: 'mm',
    path: '/admin/accounts',
    icon: KeyRound,
    group: 'other',
    access: 'moderator',
  },
  {
    name: 'sessions',
    site: 'mm',
    path: '/admin/sessions',
    icon: MonitorCheck,
    group: 'other',
    access: 'moderator',
  },
  {
    name: 'activity',
    site: 'mm',
    path: '/admin/activity',
    icon: ScrollText,
    group: 'other',
    access: 'moderator',
  },
  {
    name: 'bin',
    site: 'mm',
    path: '/admin/bin',
    icon: Trash2,
    group: 'other',
    access: 'moderator',
  },
  {
    name: 'history',
    site: 'mm',
    path: '/admin/history',
    icon: History,
    group: null,
  },
  { name: 'eventMenu', site: 'mw', path: '/admin/week/link', icon: ListTree, group: 'content' },
  { name: 'eventSocialLinks', site: 'mw', path: '/admin/week/social-link', icon: Share2, group: 'content' },
  { name: 'eventFooter', site: 'mw', path: '/admin/week/footer', icon: Contact, group: 'content' },
  {
    name: 'eventAddNews',
    site: 'mw',
    path: '/admin/week/add-news',
    icon: SquarePen,
    group: 'content',
    parent: 'eventNews',
  },
  { name: 'eventNews', site: 'mw', path: '/admin/week/update-news', icon: Newspaper, group: 'content' },
  { name: 'eventHome', site: 'mw', path: '/admin/week/home', icon: House, group: 'content' },
  { name: 'editions', site: 'mw', path: '/admin/week/editions', icon: CalendarRange, group: 'content' },
  { name: 'eventDates', site: 'mw', path: '/admin/week/event-date', icon: CalendarCheck, group: 'content' },
  { name: 'weekAgenda', site: 'mw', path: '/admin/week/agenda', icon: CalendarClock, group: 'content' },
  { name: 'partners', site: 'mw', path: '/admin/week/partners', icon: Handshake, group: 'content' },
  {
    name: 'registrations',
    site: 'mw',
    path: '/admin/week/register',
    icon: ClipboardPen,
    group: 'registration',
    access: 'admin',
  },
  {
    name: 'newRegistrations',
    site: 'mw',
    path: '/admin/week/new-register',
    icon: UserPlus,
    group: 'registration',
    access: 'admin',
  },
  {
    name: 'checkIn',
    site: 'mw',
    path: '/admin/week/check-in',
    icon: ScanLine,
    group: 'registration',
    access: 'admin',
    isAlone: true,
  },
  { name: 'eventPresenters', site: 'mw', path: '/admin/week/presenters', icon: Mic, group: 'content' },
  {
    name: 'eventPresentation',
    site: 'mw',
    path: '/admin/week/presentation',
    icon: Presentation,
    group: 'content',
  },
  { name: 'eventGallery', site: 'mw', path: '/admin/week/gallery', icon: Images, group: 'content' },
  {
    name: 'listingRequests',
    site: 'yp',
    path: '/admin/yellow/request',
    waits: 'requests',
    icon: Inbox,
    group: 'registration',
    access: 'admin',
  },
  {
    name: 'listedCompanies',
    site: 'yp',
    path: '/admin/yellow/list-company',
    icon: Building2,
    group: 'registration',
  },
  {
    name: 'listedConsultants',
    site: 'yp',
    path: '/admin/yellow/list-consultant',
    icon: HardHat,
    group: 'registration',
  },
  {
    name: 'addListing',
    site: 'yp',
    path: '/admin/yellow/add',
    icon: Plus,
    group: 'registration',
    parent: 'listedCompanies',
  },
  {
    name: 'directoryCategories',
    site: 'yp',
    path: '/admin/yellow/category',
    icon: ListTree,
    group: 'content',
  },
  {
    name: 'newDirectoryCategory',
    site: 'yp',
    path: '/admin/yellow/new-category',
    icon: FilePlus,
    group: 'content',
    parent: 'directoryCategories',
    opensNew: true,
  },
  {
    name: 'directoryBanners',
    site: 'yp',
    path: '/admin/yellow/banner',
    icon: GalleryHorizontalEnd,
    group: 'content',
  },
  {
    name: 'directoryDuplicates',
    site: 'yp',
    path: '/admin/yellow/duplicates',
    icon: CopyCheck,
    group: 'other',
    access: 'admin',
  },
  {
    name: 'directoryImport',
    site: 'yp',
    path: '/admin/yellow/import',
    icon: FileUp,
    group: 'other',
    access: 'admin',
  },
  {
    name: 'listingReports',
    site: 'yp',
    path: '/admin/yellow/report',
    waits: 'reports',
    icon: MessageSquareWarning,
    group: 'other',
    access: 'admin',
  },
  {
    name: 'meetingBoard',
    site: 'yp',
    path: '/admin/yellow/meeting-board',
    icon: LayoutGrid,
    group: 'meetings',
    access: 'admin',
  },
  {
    name: 'meetingList',
    site: 'yp',
    path: '/admin/yellow/meeting-list',
    icon: CalendarCheck2,
    group: 'meetings',
    access: 'admin',
  },
  {
    name: 'meetingInfo',
    site: 'yp',
    path: '/admin/yellow/meeting-info',
    icon: DoorOpen,
    group: 'meetings',
  },
  {
    name: 'meetingUsers',
    site: 'yp',
    path: '/admin/yellow/meeting-users',
    icon: Users,
    group: 'meetings',
    access: 'admin',
  },
  {
    name: 'addMeetingUser',
    site: 'yp',
    path: '/admin/yellow/add-user',
    icon: UserPlus,
    group: 'meetings',
    parent: 'meetingUsers',
    access: 'admin',
  },
  {
    name: 'meetingInterpreters',
    site: 'yp',
    path: '/admin/yellow/meeting-interpreters',
    icon: Headset,
    group: 'meetings',
  },
  {
    name: 'meetingDoor',
    site: 'yp',
    path: '/admin/yellow/meeting-door',
    icon: DoorOpen,
    group: 'meetings',
    access: 'admin',
    isAlone: true,
  },
  { name: 'api', site: 'mm', path: '/admin/api', icon: Braces, group: 'other', access: 'moderator' },
]

/** Whether an account of this role may open a screen. */
export const mayOpen = ({ access }: Screen, role: number): boolean => !access || mayAccess(role, access)

/** Where the office of a site begins for an account of this role. */
export const officeHome = (site: SiteKey, role: number): string =>
  screens.find((screen) => screen.site === site && mayOpen(screen, role))?.path ??
  officeHome(mainSite.key, role)

/** The screen at a path, the number of its record left aside. */
export function screenAt(path: string): Screen | undefined {
  const bare = path.replace(/(?<!\/)\/+$/, '')
  return screens.find((screen) =>
    screen.withNumber ? new RegExp(`^${screen.path}/[1-9]\\d{0,9}$`).test(bare) : bare === screen.path,
  )
}

export function screenNamed(name: string): Screen | undefined {
  return screens.find((screen) => screen.name === name)
}

/** Whether a path under /admin leads to a page: a screen, or the way in. */
export function isOfficePath(path: string): boolean {
  return /^\/admin\/?$/.test(path) || /^\/admin\/login\/?$/.test(path) || screenAt(path) !== undefined
}

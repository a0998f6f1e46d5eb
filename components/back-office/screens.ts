import {
  Award,
  BookA,
  BookMarked,
  BookOpen,
  Bot,
  Braces,
  Building2,
  CalendarCheck,
  CalendarCheck2,
  CalendarClock,
  CalendarDays,
  CalendarOff,
  CalendarRange,
  ChartColumn,
  ClipboardCheck,
  ClipboardList,
  ClipboardPen,
  Contact,
  CopyCheck,
  DoorOpen,
  FileChartColumn,
  FilePen,
  FilePlus,
  FileSearch,
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
  Image as ImageIcon,
  Images,
  Inbox,
  KeyRound,
  Languages,
  LayoutDashboard,
  LayoutGrid,
  Leaf,
  Link2,
  ListChecks,
  ListTree,
  MapPin,
  Megaphone,
  MessageSquareWarning,
  Mic,
  type LucideIcon,
  MonitorCheck,
  Newspaper,
  Plus,
  Presentation,
  ScrollText,
  SearchCheck,
  Server,
  Shapes,
  Share2,
  ShieldUser,
  Signpost,
  SlidersHorizontal,
  SquarePen,
  Trash2,
  ScanLine,
  TrendingUp,
  UserCheck,
  UserPlus,
  Users,
} from 'lucide-react'
import type { Access } from '@/lib/platform/api/call'
import { mayAccess, type StaffRights } from '@/lib/platform/auth/roles'
import { officePaths, type ScreenName } from '@/lib/platform/site/office-paths'
import { mainSite, type SiteKey } from '@/lib/platform/site/sites'
import type mn from '@/messages/mn.json'

export type ScreenGroup =
  'start' | 'content' | 'members' | 'assessment' | 'registration' | 'meetings' | 'other'

/** One screen of the back office. Its title is the message `admin.screens.<name>`. */
export type Screen = {
  name: ScreenName & keyof (typeof mn)['admin']['screens']
  site: SiteKey
  path: string
  icon: LucideIcon
  /** The group in the sidebar; null if the screen is reached only from another screen. */
  group: ScreenGroup | null
  /** The name of the screen that leads to this screen; the breadcrumbs show it. */
  parent?: string
  access?: Extract<Access, 'admin' | 'moderator' | 'reviewer'>
  /**
   * Where an account without access is redirected; without `refusal`, the account gets a 403. The
   * specification requires the dashboard for the screen of accounts.
   */
  refusal?: 'dashboard'
  /** The screen opens the form of a new record of its parent screen. */
  opensNew?: true
  /** The screen fills the window, without sidebar and breadcrumbs. */
  isAlone?: true
  /** The kind of items on the screen that need an action by staff; the sidebar shows their number. */
  waits?: 'requests' | 'reports'
  /** Whether the path ends in the number of a record. */
  withNumber?: true
}

/**
 * Every screen, in the order of the sidebar within its site and group. Sidebar, breadcrumbs, titles and
 * access checks read this list.
 */
const entries: readonly Omit<Screen, 'path'>[] = [
  { name: 'dashboard', site: 'mm', icon: LayoutDashboard, group: 'start' },
  {
    name: 'menu',
    site: 'mm',
    icon: ListTree,
    group: 'content',
  },
  {
    name: 'pageText',
    site: 'mm',
    icon: FilePen,
    group: null,
    parent: 'menu',
    withNumber: true,
  },
  {
    name: 'socialLinks',
    site: 'mm',
    icon: Share2,
    group: 'content',
  },
  {
    name: 'footer',
    site: 'mm',
    icon: Contact,
    group: 'content',
  },
  {
    name: 'contactTexts',
    site: 'mm',
    icon: MapPin,
    group: 'content',
  },
  {
    name: 'slides',
    site: 'mm',
    icon: GalleryHorizontalEnd,
    group: 'content',
  },
  {
    name: 'about',
    site: 'mm',
    icon: Users,
    group: 'content',
  },
  {
    name: 'logos',
    site: 'mm',
    icon: Shapes,
    group: 'content',
  },
  {
    name: 'addNews',
    site: 'mm',
    icon: SquarePen,
    group: 'content',
    parent: 'news',
  },
  { name: 'news', site: 'mm', icon: Newspaper, group: 'content' },
  {
    name: 'reports',
    site: 'mm',
    icon: FileChartColumn,
    group: 'content',
  },
  {
    name: 'addReport',
    site: 'mm',
    icon: FilePlus,
    group: 'content',
    parent: 'reports',
    opensNew: true,
  },
  {
    name: 'membership',
    site: 'mm',
    icon: Handshake,
    group: 'content',
  },
  {
    name: 'auditors',
    site: 'mm',
    icon: UserCheck,
    group: 'content',
  },
  {
    name: 'documents',
    site: 'mm',
    icon: FileText,
    group: 'content',
  },
  {
    name: 'monthNews',
    site: 'mm',
    icon: CalendarDays,
    group: 'content',
  },
  {
    name: 'sustainable',
    site: 'mm',
    icon: Leaf,
    group: 'content',
  },
  {
    name: 'videos',
    site: 'mm',
    icon: Film,
    group: 'content',
  },
  {
    name: 'minerals',
    site: 'mm',
    icon: Gem,
    group: 'content',
  },
  { name: 'memberOfMonth', site: 'mm', icon: Award, group: 'content' },
  {
    name: 'book',
    site: 'mm',
    icon: BookOpen,
    group: 'content',
  },
  {
    name: 'pictures',
    site: 'mm',
    icon: ImageIcon,
    group: 'content',
  },
  {
    name: 'translations',
    site: 'mm',
    icon: Languages,
    group: 'content',
  },
  {
    name: 'requests',
    site: 'mm',
    icon: Inbox,
    group: 'members',
    access: 'admin',
  },
  {
    name: 'companies',
    site: 'mm',
    icon: Building2,
    group: 'members',
    access: 'admin',
  },
  {
    name: 'personalData',
    site: 'mm',
    icon: ShieldUser,
    group: 'members',
    access: 'admin',
  },
  {
    name: 'questions',
    site: 'mm',
    icon: ListChecks,
    group: 'assessment',
  },
  {
    name: 'standards',
    site: 'mm',
    icon: BookMarked,
    group: 'assessment',
  },
  {
    name: 'memberResults',
    site: 'mm',
    icon: ClipboardCheck,
    group: 'assessment',
    access: 'admin',
  },
  {
    name: 'memberYears',
    site: 'mm',
    icon: ChartColumn,
    group: 'assessment',
    access: 'admin',
  },
  {
    name: 'assessmentReviews',
    site: 'mm',
    icon: FileSearch,
    group: 'assessment',
    access: 'reviewer',
  },
  {
    name: 'results',
    site: 'mm',
    icon: ClipboardList,
    group: 'assessment',
    access: 'admin',
  },
  {
    name: 'assessmentSettings',
    site: 'mm',
    icon: SlidersHorizontal,
    group: 'assessment',
    access: 'admin',
  },
  {
    name: 'holidays',
    site: 'mm',
    icon: CalendarOff,
    group: 'assessment',
    access: 'admin',
  },
  {
    name: 'trade',
    site: 'mm',
    icon: TrendingUp,
    group: 'other',
  },
  {
    name: 'exchangeNames',
    site: 'mm',
    icon: BookA,
    group: 'other',
  },
  {
    name: 'searchWords',
    site: 'mm',
    icon: SearchCheck,
    group: 'other',
  },
  {
    name: 'links',
    site: 'mm',
    icon: Link2,
    group: 'other',
  },
  {
    name: 'redirects',
    site: 'mm',
    icon: Signpost,
    group: 'other',
  },
  {
    name: 'accounts',
    site: 'mm',
    icon: KeyRound,
    group: 'other',
    access: 'moderator',
    refusal: 'dashboard',
  },
  {
    name: 'apiTokens',
    site: 'mm',
    icon: Bot,
    group: 'other',
    access: 'moderator',
  },
  {
    name: 'sessions',
    site: 'mm',
    icon: MonitorCheck,
    group: 'other',
    access: 'moderator',
  },
  {
    name: 'activity',
    site: 'mm',
    icon: ScrollText,
    group: 'other',
    access: 'moderator',
  },
  {
    name: 'system',
    site: 'mm',
    icon: Server,
    group: 'other',
    access: 'moderator',
  },
  {
    name: 'bin',
    site: 'mm',
    icon: Trash2,
    group: 'other',
    access: 'admin',
  },
  {
    name: 'history',
    site: 'mm',
    icon: History,
    group: null,
  },
  { name: 'changes', site: 'mm', icon: Megaphone, group: 'other' },
  { name: 'eventMenu', site: 'mw', icon: ListTree, group: 'content' },
  { name: 'eventSocialLinks', site: 'mw', icon: Share2, group: 'content' },
  { name: 'eventFooter', site: 'mw', icon: Contact, group: 'content' },
  {
    name: 'eventAddNews',
    site: 'mw',
    icon: SquarePen,
    group: null,
    parent: 'eventNews',
  },
  { name: 'eventNews', site: 'mw', icon: Newspaper, group: 'content' },
  { name: 'eventHome', site: 'mw', icon: House, group: 'content' },
  { name: 'editions', site: 'mw', icon: CalendarRange, group: 'content' },
  { name: 'eventDates', site: 'mw', icon: CalendarCheck, group: 'content' },
  { name: 'weekAgenda', site: 'mw', icon: CalendarClock, group: 'content' },
  { name: 'partners', site: 'mw', icon: Handshake, group: 'content' },
  {
    name: 'registrations',
    site: 'mw',
    icon: ClipboardPen,
    group: 'registration',
    access: 'admin',
  },
  {
    name: 'newRegistrations',
    site: 'mw',
    icon: UserPlus,
    group: 'registration',
    access: 'admin',
  },
  {
    name: 'checkIn',
    site: 'mw',
    icon: ScanLine,
    group: 'registration',
    access: 'admin',
    isAlone: true,
  },
  { name: 'eventSpeakers', site: 'mw', icon: Mic, group: 'content' },
  {
    name: 'eventPresentation',
    site: 'mw',
    icon: Presentation,
    group: 'content',
  },
  { name: 'eventGallery', site: 'mw', icon: Images, group: 'content' },
  {
    name: 'listingRequests',
    site: 'yp',
    waits: 'requests',
    icon: Inbox,
    group: 'registration',
    access: 'admin',
  },
  {
    name: 'listedCompanies',
    site: 'yp',
    icon: Building2,
    group: 'registration',
  },
  {
    name: 'listedConsultants',
    site: 'yp',
    icon: HardHat,
    group: 'registration',
  },
  {
    name: 'addListing',
    site: 'yp',
    icon: Plus,
    group: null,
    access: 'admin',
    parent: 'listedCompanies',
  },
  {
    name: 'directoryCategories',
    site: 'yp',
    icon: ListTree,
    group: 'content',
  },
  {
    name: 'newDirectoryCategory',
    site: 'yp',
    icon: FilePlus,
    group: null,
    parent: 'directoryCategories',
    opensNew: true,
  },
  {
    name: 'directorySlides',
    site: 'yp',
    icon: GalleryHorizontalEnd,
    group: 'content',
  },
  {
    name: 'directoryDuplicates',
    site: 'yp',
    icon: CopyCheck,
    group: 'other',
    access: 'admin',
  },
  {
    name: 'directoryImport',
    site: 'yp',
    icon: FileUp,
    group: 'other',
    access: 'admin',
  },
  {
    name: 'listingReports',
    site: 'yp',
    waits: 'reports',
    icon: MessageSquareWarning,
    group: 'other',
    access: 'admin',
  },
  {
    name: 'meetingBoard',
    site: 'yp',
    icon: LayoutGrid,
    group: 'meetings',
    access: 'admin',
  },
  {
    name: 'meetingList',
    site: 'yp',
    icon: CalendarCheck2,
    group: 'meetings',
    access: 'admin',
  },
  {
    name: 'meetingInfo',
    site: 'yp',
    icon: DoorOpen,
    group: 'meetings',
  },
  {
    name: 'meetingUsers',
    site: 'yp',
    icon: Users,
    group: 'meetings',
    access: 'admin',
  },
  {
    name: 'addMeetingUser',
    site: 'yp',
    icon: UserPlus,
    group: null,
    parent: 'meetingUsers',
    access: 'admin',
  },
  {
    name: 'meetingInterpreters',
    site: 'yp',
    icon: Headset,
    group: 'meetings',
  },
  {
    name: 'meetingDoor',
    site: 'yp',
    icon: DoorOpen,
    group: 'meetings',
    access: 'admin',
    isAlone: true,
  },
  { name: 'api', site: 'mm', icon: Braces, group: 'other', access: 'moderator' },
]

export const screens: readonly Screen[] = entries.map((entry) => ({
  ...entry,
  path: officePaths[entry.name],
}))

/** Whether an account may open a screen. */
export const mayOpen = ({ access }: Screen, account: StaffRights): boolean =>
  !access || mayAccess(account, access)

/**
 * Returns the path of the first screen of a site that an account may open. If there is none,
 * returns the path of the first such screen of the main site.
 */
export const officeHomePath = (site: SiteKey, account: StaffRights): string =>
  screens.find((screen) => screen.site === site && mayOpen(screen, account))?.path ??
  officeHomePath(mainSite.key, account)

/** The screen at a path. The path of a screen `withNumber` ends in the number of a record. */
export function screenAt(path: string): Screen | undefined {
  const barePath = path.replace(/(?<!\/)\/+$/, '')
  return screens.find((screen) =>
    screen.withNumber
      ? new RegExp(`^${screen.path}/[1-9]\\d{0,9}$`).test(barePath)
      : barePath === screen.path,
  )
}

export function screenNamed(name: string): Screen | undefined {
  return screens.find((screen) => screen.name === name)
}

/** Whether a path under /admin is a page: the start page, the sign-in page or a screen. */
export function isOfficePath(path: string): boolean {
  return /^\/admin\/?$/.test(path) || /^\/admin\/login\/?$/.test(path) || screenAt(path) !== undefined
}

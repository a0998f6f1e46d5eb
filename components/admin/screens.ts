import {
  Braces,
  Building2,
  CalendarDays,
  ClipboardCheck,
  ClipboardList,
  Contact,
  FileChartColumn,
  FilePen,
  FilePlus,
  FileText,
  Film,
  GalleryHorizontalEnd,
  Gem,
  Handshake,
  History,
  Inbox,
  KeyRound,
  Languages,
  LayoutDashboard,
  Leaf,
  ListChecks,
  ListTree,
  MapPin,
  type LucideIcon,
  MonitorCheck,
  Newspaper,
  ScrollText,
  Shapes,
  Share2,
  ShieldUser,
  SquarePen,
  Trash2,
  TrendingUp,
  UserCheck,
  Users,
} from 'lucide-react'
import type { Access } from '@/lib/api/call'
import { mainSite, type SiteKey } from '@/lib/site/sites.mjs'
import type mn from '@/messages/mn.json'
import type { Opened } from './resource/bound'

export type ScreenGroup = 'start' | 'content' | 'members' | 'assessment' | 'other'

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
  /** The path ends in the number of a record. */
  withNumber?: true
  /** What it opens, a resource or a component; without it the screen's page composes what it shows. */
  open?: () => Promise<Opened>
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
    open: async () => (await import('./menu/association-menu')).AssociationMenu,
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
    open: async () => (await import('@/lib/social/resource')).socialResource,
  },
  {
    name: 'footer',
    site: 'mm',
    path: '/admin/footer',
    icon: Contact,
    group: 'content',
    open: async () => (await import('@/lib/footer/resource')).footerResource,
  },
  {
    name: 'contactTexts',
    site: 'mm',
    path: '/admin/contact-texts',
    icon: MapPin,
    group: 'content',
    open: async () => (await import('@/lib/contact/resource')).contactResource,
  },
  {
    name: 'slides',
    site: 'mm',
    path: '/admin/slides',
    icon: GalleryHorizontalEnd,
    group: 'content',
    open: async () => (await import('@/lib/slides/resource')).slideResource,
  },
  {
    name: 'about',
    site: 'mm',
    path: '/admin/about',
    icon: Users,
    group: 'content',
    open: async () => (await import('@/lib/people/resource')).aboutResources,
  },
  {
    name: 'logos',
    site: 'mm',
    path: '/admin/logo',
    icon: Shapes,
    group: 'content',
    open: async () => (await import('./logos/logo-screen')).logoScreen,
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
    open: async () => (await import('./reports/report-screen')).reportScreen,
  },
  {
    name: 'addReport',
    site: 'mm',
    path: '/admin/add-report',
    icon: FilePlus,
    group: 'content',
    parent: 'reports',
    opensNew: true,
    open: async () => (await import('./reports/report-screen')).reportScreen,
  },
  {
    name: 'membership',
    site: 'mm',
    path: '/admin/membership',
    icon: Handshake,
    group: 'content',
    open: async () => (await import('@/lib/logos/resource')).membershipResources,
  },
  {
    name: 'auditors',
    site: 'mm',
    path: '/admin/auditor',
    icon: UserCheck,
    group: 'content',
    open: async () => (await import('./people/auditor-screen')).auditorScreen,
  },
  {
    name: 'documents',
    site: 'mm',
    path: '/admin/document',
    icon: FileText,
    group: 'content',
    open: async () => (await import('@/lib/documents/resource')).documentResource,
  },
  {
    name: 'monthNews',
    site: 'mm',
    path: '/admin/month-news',
    icon: CalendarDays,
    group: 'content',
    open: async () => (await import('@/lib/month-news/resource')).monthNewsResource,
  },
  {
    name: 'sustainable',
    site: 'mm',
    path: '/admin/sustainable-mining',
    icon: Leaf,
    group: 'content',
    open: async () => (await import('@/lib/sustainable/resource')).sustainableResource,
  },
  {
    name: 'videos',
    site: 'mm',
    path: '/admin/video',
    icon: Film,
    group: 'content',
    open: async () => (await import('@/lib/videos/resource')).videoResource,
  },
  {
    name: 'minerals',
    site: 'mm',
    path: '/admin/minerals',
    icon: Gem,
    group: 'content',
    open: async () => (await import('@/lib/minerals/resource')).mineralResource,
  },
  {
    name: 'translations',
    site: 'mm',
    path: '/admin/translations',
    icon: Languages,
    group: 'content',
    open: async () => (await import('./translations/translations-screen')).TranslationsScreen,
  },
  {
    name: 'requests',
    site: 'mm',
    path: '/admin/request-list',
    icon: Inbox,
    group: 'members',
    access: 'admin',
    open: async () => (await import('./requests/request-screen')).requestScreen,
  },
  {
    name: 'companies',
    site: 'mm',
    path: '/admin/companies',
    icon: Building2,
    group: 'members',
    access: 'admin',
    open: async () => (await import('@/lib/members/resource')).companyResource,
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
    open: async () => (await import('./assessment/question-screen')).questionScreen,
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
    open: async () => (await import('./assessment/respondents-page')).RespondentsPage,
  },
  {
    name: 'trade',
    site: 'mm',
    path: '/admin/trade',
    icon: TrendingUp,
    group: 'other',
    open: async () => (await import('./exchange/trade-office')).TradeOffice,
  },
  {
    name: 'accounts',
    site: 'mm',
    path: '/admin/accounts',
    icon: KeyRound,
    group: 'other',
    access: 'moderator',
    open: async () => (await import('@/lib/accounts/resource')).accountResource,
  },
  {
    name: 'sessions',
    site: 'mm',
    path: '/admin/sessions',
    icon: MonitorCheck,
    group: 'other',
    access: 'moderator',
    open: async () => (await import('./sessions/sessions-page')).SessionsPage,
  },
  {
    name: 'activity',
    site: 'mm',
    path: '/admin/activity',
    icon: ScrollText,
    group: 'other',
    access: 'moderator',
    open: async () => (await import('./records/activity-page')).ActivityPage,
  },
  {
    name: 'bin',
    site: 'mm',
    path: '/admin/bin',
    icon: Trash2,
    group: 'other',
    access: 'moderator',
    open: async () => (await import('./records/bin-page')).BinPage,
  },
  {
    name: 'history',
    site: 'mm',
    path: '/admin/history',
    icon: History,
    group: null,
    open: async () => (await import('./records/history-page')).HistoryPage,
  },
  { name: 'api', site: 'mm', path: '/admin/api', icon: Braces, group: 'other', access: 'moderator' },
]

/** Where the office of a site begins. */
export const officeHome = (site: SiteKey): string =>
  screens.find((screen) => screen.site === site)?.path ?? officeHome(mainSite.key)

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

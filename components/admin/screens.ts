import type { Access } from '@/lib/api/call'
import type mn from '@/messages/mn.json'

export type ScreenGroup = 'start' | 'content' | 'members' | 'assessment' | 'other'

/** One screen of the back office. Its name is `admin.screens.<name>` in the messages. */
export type Screen = {
  name: keyof (typeof mn)['admin']['screens']
  path: string
  /** Where it stands in the rail; null when one comes to it from another screen only. */
  group: ScreenGroup | null
  /** The screen that one comes from. */
  parent?: string
  access?: Extract<Access, 'admin' | 'moderator'>
}

/** Every screen that exists, in the order of the rail. What is not here answers 404. */
export const screens: readonly Screen[] = [
  { name: 'dashboard', path: '/admin/dashboard', group: 'start' },
  { name: 'menu', path: '/admin/link', group: 'content' },
  { name: 'staticPage', path: '/admin/edit-static', group: null, parent: 'menu' },
  { name: 'socialLinks', path: '/admin/social-links', group: 'content' },
  { name: 'slides', path: '/admin/slides', group: 'content' },
  { name: 'addNews', path: '/admin/add-news', group: 'content', parent: 'news' },
  { name: 'news', path: '/admin/update-news', group: 'content' },
  { name: 'requests', path: '/admin/request-list', group: 'members', access: 'admin' },
  { name: 'companies', path: '/admin/companies', group: 'members', access: 'admin' },
  { name: 'personalData', path: '/admin/personal-data', group: 'members', access: 'admin' },
  { name: 'questions', path: '/admin/update-assessment', group: 'assessment' },
  { name: 'memberResults', path: '/admin/assessment-member-result', group: 'assessment', access: 'admin' },
  { name: 'results', path: '/admin/assessment-result', group: 'assessment', access: 'admin' },
  { name: 'trade', path: '/admin/trade', group: 'other' },
  { name: 'accounts', path: '/admin/accounts', group: 'other', access: 'moderator' },
  { name: 'sessions', path: '/admin/sessions', group: 'other', access: 'moderator' },
  { name: 'api', path: '/admin/api', group: 'other' },
]

const withNumber = new Set(['/admin/edit-static'])

/** The screen at a path, the number of its record left aside. */
export function screenAt(path: string): Screen | undefined {
  const bare = path.replace(/(?<!\/)\/+$/, '')
  return screens.find((screen) =>
    withNumber.has(screen.path)
      ? new RegExp(`^${screen.path}/[1-9]\\d{0,9}$`).test(bare)
      : bare === screen.path,
  )
}

export function screenNamed(name: string): Screen | undefined {
  return screens.find((screen) => screen.name === name)
}

/** Whether a path under /admin leads to a page: a screen, or the way in. */
export function isOfficePath(path: string): boolean {
  return /^\/admin\/?$/.test(path) || /^\/admin\/login\/?$/.test(path) || screenAt(path) !== undefined
}

import type { Access } from '@/lib/api/call'

/** 1 moderator: everything, and accounts. 2 admin: all content and personal data. 3 user: content, no deleting. */
export const roles = { moderator: 1, admin: 2, user: 3 } as const
type Role = (typeof roles)[keyof typeof roles]

const lowestRole: Record<Exclude<Access, 'public' | 'member'>, Role> = {
  staff: roles.user,
  admin: roles.admin,
  moderator: roles.moderator,
}

/** Whether an account of this role may make a call, or open a screen, of that access. */
export function mayAccess(role: number, access: Exclude<Access, 'public' | 'member'>): boolean {
  return role >= roles.moderator && role <= lowestRole[access]
}

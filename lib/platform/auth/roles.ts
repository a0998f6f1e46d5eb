import type { Access, StaffAccess } from '@/lib/platform/api/call'

/**
 * The roles of accounts: a moderator may do everything and manages the accounts; an admin works with all
 * content and personal data; a user works with content, but deletes nothing.
 */
export const roles = { moderator: 1, admin: 2, user: 3 } as const
type Role = (typeof roles)[keyof typeof roles]

/** What decides the access of an account: its role, and the right that no role includes. */
export type StaffRights = { account_role: number; reviews_assessments: boolean }

/** Returns the role with this number. The database allows only the numbers in `roles`. */
export const roleOf = (role: number): Role => Object.values(roles).find((each) => each === role) ?? roles.user

const lowestRole: Record<Exclude<StaffAccess, 'reviewer'>, Role> = {
  staff: roles.user,
  admin: roles.admin,
  moderator: roles.moderator,
}

/**
 * Returns whether a call is for signed-in staff. All other calls are public or need a sign-in with a code.
 */
export function isStaffAccess(access: Access): access is StaffAccess {
  return access === 'reviewer' || Object.hasOwn(lowestRole, access)
}

/** Returns whether an account may make a call or open a screen that needs this access. */
export function mayAccess({ account_role, reviews_assessments }: StaffRights, access: StaffAccess): boolean {
  return access === 'reviewer'
    ? reviews_assessments
    : account_role >= roles.moderator && account_role <= lowestRole[access]
}

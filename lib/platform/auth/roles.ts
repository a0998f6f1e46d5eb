import type { Access, StaffAccess } from '@/lib/platform/api/call'

/**
 * The roles of accounts: a moderator may do everything and manages the accounts; an admin works with all
 * content and personal data; a user works with content, but deletes nothing.
 */
export const roles = { moderator: 1, admin: 2, user: 3 } as const
type Role = (typeof roles)[keyof typeof roles]

/** Returns the role with this number. The database allows only the numbers in `roles`. */
export const roleOf = (role: number): Role => Object.values(roles).find((each) => each === role) ?? roles.user

const lowestRole: Record<StaffAccess, Role> = {
  staff: roles.user,
  admin: roles.admin,
  moderator: roles.moderator,
}

/**
 * Returns whether a call is for signed-in staff. All other calls are public or need a sign-in with a code.
 */
export function isStaffAccess(access: Access): access is StaffAccess {
  return Object.hasOwn(lowestRole, access)
}

/** Returns whether an account of this role may make a call or open a screen that needs this access. */
export function mayAccess(role: number, access: StaffAccess): boolean {
  return role >= roles.moderator && role <= lowestRole[access]
}

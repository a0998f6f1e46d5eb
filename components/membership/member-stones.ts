import type { Stone } from '@/components/site/company-mark'
import type { MemberLogo } from '@/lib/content/logos/schema'

const board: Stone = { rock: 'gran', fill: '#123a6b', ink: '#ffffff' }
const member: Stone = { rock: 'lime', fill: '#b9d0e4', ink: '#123a6b' }

/**
 * Returns the stone that is drawn for a company without a logo: a dark one for members of the Board, a
 * lighter one for all others.
 */
export function memberStone({ board_member }: Pick<MemberLogo, 'board_member'>): Stone {
  return board_member ? board : member
}

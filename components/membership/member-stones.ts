import type { Stone } from '@/components/site/company-mark'
import type { MemberLogo } from '@/lib/content/logos/schema'

const board: Stone = { rock: 'gran', fill: '#123a6b', ink: '#ffffff' }
const member: Stone = { rock: 'lime', fill: '#b9d0e4', ink: '#123a6b' }

/**
 * Returns the rock pattern drawn for a member without a logo: dark for members of the Board, lighter for all
 * others.
 */
export function memberStone({ board_member }: Pick<MemberLogo, 'board_member'>): Stone {
  return board_member ? board : member
}

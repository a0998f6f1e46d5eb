import type { Stone } from '@/components/site/company-mark'
import type { MemberLogo } from '@/lib/content/logos/schema'

const board: Stone = { rock: 'gran', fill: '#123a6b', ink: '#ffffff' }
const member: Stone = { rock: 'lime', fill: '#b9d0e4', ink: '#123a6b' }

/** The stone of a company without a logo: of the Board the deep one, of all others a lighter one. */
export function memberStone({ board_member }: Pick<MemberLogo, 'board_member'>): Stone {
  return board_member ? board : member
}

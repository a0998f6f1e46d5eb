import type { Rock } from '@/components/ui/lith'
import type { Partner } from '@/lib/event/partners/schema'

type Stone = { rock: Rock; fill: string; ink: string }

const sponsors: Record<NonNullable<Partner['level']>, Stone> = {
  general: { rock: 'gran', fill: '#7d3410', ink: '#ffffff' },
  gold: { rock: 'cong', fill: '#d08a5c', ink: '#3a1608' },
  silver: { rock: 'lime', fill: '#f3d9c8', ink: '#6b2c11' },
}
const organiser: Stone = { rock: 'shale', fill: '#4c2515', ink: '#f3d9c8' }
const exhibitor: Stone = { rock: 'sand', fill: '#1f7d74', ink: '#ffffff' }

/** Returns the rock pattern drawn for a partner without a logo. A sponsor's pattern depends on the level. */
export function partnerStone({ role, level }: Pick<Partner, 'role' | 'level'>): Stone {
  if (role === 'sponsor') return sponsors[level ?? 'silver']
  return role === 'organiser' ? organiser : exhibitor
}

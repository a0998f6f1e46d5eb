import { describe, expect, it } from 'vitest'
import { sessionOf } from '@/tests/factories/agenda'
import { agendaGrid } from './grid'

const at = (
  id: number,
  hall_id: number | null,
  starts_minutes: number,
  ends_minutes: number,
  kind: 'talk' | 'break' | 'keynote' = 'talk',
) => sessionOf({ id, hall_id, starts_minutes, ends_minutes, kind })
const columnsOf = (grid: ReturnType<typeof agendaGrid>) =>
  Object.fromEntries(
    grid.groups.flatMap(({ placements }) => placements.map(({ session, column }) => [session.id, column])),
  )

describe('the grid of a day', () => {
  it('puts halls side by side; breaks and a lone keynote span all of them', () => {
    const grid = agendaGrid(
      [at(1, null, 510, 570, 'break'), at(2, 8, 570, 630, 'keynote'), at(3, 8, 660, 705), at(4, 9, 660, 750)],
      [8, 9],
    )
    expect(grid.columns).toEqual([8, 9])
    expect(columnsOf(grid)).toEqual({ 1: 'across', 2: 'across', 3: 1, 4: 2 })
    expect(grid.groups.map(({ starts_minutes }) => starts_minutes)).toEqual([510, 570, 660])
  })

  it('keeps a keynote in its hall while something else runs', () => {
    expect(columnsOf(agendaGrid([at(1, 8, 570, 630, 'keynote'), at(2, 9, 600, 660)], [8, 9]))).toEqual({
      1: 1,
      2: 2,
    })
  })

  it('gives sessions for everybody separate columns while halls are busy, as many as they need', () => {
    const grid = agendaGrid(
      [at(1, null, 540, 1_080), at(2, null, 600, 660), at(3, 8, 600, 660), at(4, null, 660, 720)],
      [8],
    )
    expect(grid.columns).toEqual([8, null, null])
    expect(columnsOf(grid)).toEqual({ 1: 2, 2: 3, 3: 1, 4: 3 })
  })

  it('begins a row at each quarter and wherever a session begins or ends', () => {
    const grid = agendaGrid([at(1, 8, 600, 620), at(2, 8, 620, 640)], [8])
    expect(grid.marks).toEqual([600, 615, 620, 630, 640])
    expect(grid.rows).toBe(
      '[t600] minmax(1.5rem, auto) [t615] minmax(0.5rem, auto) [t620] minmax(1rem, auto) [t630] minmax(1rem, auto) [t640]',
    )
  })

  it('is nothing of nothing', () => {
    expect(agendaGrid([], [8]).groups).toEqual([])
  })
})

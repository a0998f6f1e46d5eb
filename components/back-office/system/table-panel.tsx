import type { ComponentProps, ReactNode } from 'react'
import { Panel, PanelHead } from '@/components/ui/panel'
import { Table } from '@/components/ui/table'

type Props<Row> = Omit<ComponentProps<typeof Table<Row>>, 'caption' | 'look'> & {
  title: string
  /** What stands in place of a table without rows. */
  empty?: ReactNode
}

/** A panel that a table fills, under its title. */
export function TablePanel<Row>({ title, empty, ...table }: Props<Row>) {
  return (
    <Panel>
      <PanelHead>
        <h2>{title}</h2>
      </PanelHead>
      {empty && table.rows.length === 0 ? empty : <Table look="panel" caption={title} {...table} />}
    </Panel>
  )
}

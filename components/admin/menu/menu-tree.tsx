'use client'

import { clsx } from 'clsx'
import { ChevronRight, FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { IconLink } from '@/components/ui/button'
import { StatusDot } from '@/components/ui/status-dot'
import { showsText } from '@/lib/menu/links'
import type { MenuNode } from '@/lib/menu/schema'
import { RowActions } from '../list/row-actions'
import styles from './menu-tree.module.css'

type Props = {
  nodes: readonly MenuNode[]
  currentCid: number | undefined
  editHref: (node: MenuNode) => string
  textHref: ((cid: number) => string) | undefined
  onRemove: ((node: MenuNode) => void) | undefined
  /** What stands above is switched off, and hides all of these. */
  isHidden?: boolean
}

/** Items with what hangs under them, folded away until asked for. */
export function MenuTree({ nodes, ...props }: Props) {
  return (
    <ul className={styles.tree}>
      {nodes.map((node) => (
        <MenuBranch key={node.cid} node={node} {...props} />
      ))}
    </ul>
  )
}

function holds(node: MenuNode, cid: number | undefined): boolean {
  return node.children.some((child) => child.cid === cid || holds(child, cid))
}

function MenuBranch({ node, ...props }: Omit<Props, 'nodes'> & { node: MenuNode }) {
  const t = useTranslations('admin.menu')
  const ui = useTranslations('ui.status')
  const id = useId()
  const { currentCid, editHref, textHref, onRemove, isHidden = false } = props
  const [unfolded, setUnfolded] = useState(holds(node, currentCid))
  const name = node.category
  return (
    <li>
      <div className={clsx(styles.row, node.cid === currentCid && styles.current)}>
        {node.children.length > 0 ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={unfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!unfolded)}
          >
            <ChevronRight className="icon" size={17} aria-hidden />
            <span>
              <b>{name}</b>
              <small lang="en">{node.category_en}</small>
            </span>
            <span className={clsx('num', styles.count)}>{node.children.length}</span>
          </button>
        ) : (
          <span className={styles.leaf}>
            <b>{name}</b>
            <small lang="en">{node.category_en}</small>
          </span>
        )}
        <span className={styles.marks}>
          <span className="meta">{t(`types.${node.page_type}`)}</span>
          {!node.category_status && <StatusDot kind="off">{ui('inactive')}</StatusDot>}
          {node.category_status && isHidden && <StatusDot kind="off">{t('hiddenByParent')}</StatusDot>}
        </span>
        <span className={styles.actions}>
          {textHref && showsText(node) && (
            <IconLink label={t('editText', { name })} href={textHref(node.cid)}>
              <FileText className="icon" size={17} aria-hidden />
            </IconLink>
          )}
          <RowActions
            name={name}
            editHref={editHref(node)}
            onRemove={onRemove ? () => onRemove(node) : undefined}
          />
        </span>
      </div>
      {node.children.length > 0 && (
        <div id={id} hidden={!unfolded}>
          <MenuTree {...props} nodes={node.children} isHidden={isHidden || !node.category_status} />
        </div>
      )}
    </li>
  )
}

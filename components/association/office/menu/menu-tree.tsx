'use client'

import { clsx } from 'clsx'
import { ChevronRight, FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { IconLink } from '@/components/ui/button'
import { StatusDot } from '@/components/ui/status-dot'
import { hasEditableText } from '@/lib/content/menu/links'
import type { MenuRules } from '@/lib/content/menu/places'
import type { MenuMove, MenuNode } from '@/lib/content/menu/schema'
import { RowActions } from '../../../office/list/row-actions'
import { MoveHandle } from '../../../office/order/move-buttons'
import { useMenuMoves } from './use-menu-moves'
import styles from './menu-tree.module.css'

type Props = {
  nodes: readonly MenuNode[]
  currentCid: number | undefined
  editHref: (node: MenuNode) => string
  textHref: ((cid: number) => string) | undefined
  onRemove: ((node: MenuNode) => void) | undefined
  rules: MenuRules
  /** Saves a move of an item. */
  save: (move: MenuMove) => Promise<unknown>
}

/**
 * The items as a tree, in which each item can be moved. At first all branches are closed, except those that
 * lead to the current item.
 */
export function MenuTree({ nodes, rules, save, ...props }: Props) {
  const [openCids, setOpenCids] = useState<ReadonlySet<number>>(
    () => new Set(nodes.flatMap((node) => ancestorCidsInBranch(node, props.currentCid))),
  )
  const setUnfolded = (cid: number, isUnfolded: boolean) =>
    setOpenCids((before) => {
      const after = new Set(before)
      if (isUnfolded) after.add(cid)
      else after.delete(cid)
      return after
    })
  const moves = useMenuMoves({ tree: nodes, rules, save, unfold: (cid) => setUnfolded(cid, true) })
  return (
    <>
      <p className="sr-only" role="status">
        {moves.said}
      </p>
      <ul className={styles.tree} {...moves.listProps}>
        {nodes.map((node) => (
          <MenuBranch
            key={node.cid}
            node={node}
            moves={moves}
            openCids={openCids}
            setUnfolded={setUnfolded}
            {...props}
          />
        ))}
      </ul>
    </>
  )
}

/** Returns an item's ancestors in a branch, from the top down; empty if the item is not under the branch. */
function ancestorCidsInBranch(branch: MenuNode, cid: number | undefined): number[] {
  const below = branch.children.flatMap((child) => ancestorCidsInBranch(child, cid))
  return below.length > 0 || branch.children.some((child) => child.cid === cid) ? [branch.cid, ...below] : []
}

type BranchProps = Omit<Props, 'nodes' | 'rules' | 'save'> & {
  node: MenuNode
  moves: ReturnType<typeof useMenuMoves>
  openCids: ReadonlySet<number>
  setUnfolded: (cid: number, isUnfolded: boolean) => void
  /** True when an ancestor is inactive: visitors then do not see this item either. */
  isHidden?: boolean
}

function MenuBranch({ node, ...props }: BranchProps) {
  const t = useTranslations('admin.menu')
  const ui = useTranslations('ui.status')
  const id = useId()
  const { currentCid, editHref, textHref, onRemove, moves, setUnfolded: fold, isHidden = false } = props
  const isUnfolded = props.openCids.has(node.cid)
  const name = node.category
  return (
    <li>
      <div
        className={clsx(styles.row, node.cid === currentCid && styles.current)}
        data-menu-row={node.cid}
        data-drop={moves.dropZoneOf(node)}
        data-dragged={moves.draggedCid === node.cid ? '' : undefined}
      >
        <MoveHandle label={t('move', { name })} {...moves.handlePropsOf(node)} />
        {node.children.length > 0 ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => fold(node.cid, !isUnfolded)}
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
          {textHref && hasEditableText(node) && (
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
        <ul id={id} className={styles.tree} hidden={!isUnfolded}>
          {node.children.map((child) => (
            <MenuBranch
              key={child.cid}
              {...props}
              node={child}
              isHidden={isHidden || !node.category_status}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

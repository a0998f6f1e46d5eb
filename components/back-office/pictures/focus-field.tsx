'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { Button } from '@/components/ui/button'
import { FieldBox, FieldNotes, Input } from '@/components/ui/field'
import { Picture } from '@/components/ui/picture'
import type { FieldProps } from '../../office/resource/field-kinds'
import styles from './focus-field.module.css'

const middle = [50, 50] as const
const axes = ['left', 'top'] as const

/** The point of a picture that every crop shows: a press on the picture, or two numbers. */
export function FocusField({ id, label, error, row, value, onChange }: FieldProps) {
  const t = useTranslations('admin.pictures.focus')
  const url = String(row?.url ?? '')
  const [left = middle[0], top = middle[1]] = value ? String(value).split(',').map(Number) : middle
  const choosePoint = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect()
    const percentOf = (offset: number, length: number) =>
      Math.min(100, Math.max(0, Math.round((100 * offset) / length)))
    onChange(`${percentOf(clientX - box.left, box.width)},${percentOf(clientY - box.top, box.height)}`)
  }
  const [horizontal, vertical] = [`${left}%`, `${top}%`]
  return (
    <FieldBox {...{ id, label }} optional>
      <div className={styles.field}>
        <div className={styles.whole} onClick={choosePoint}>
          <Picture url={url} alt="" sizes="24rem" className={styles.picture} />
          <span className={styles.point} style={{ left: horizontal, top: vertical }} />
        </div>
        <figure className={styles.crops}>
          <div className={styles.wide}>
            <Picture url={`${url}#${left},${top}`} alt="" sizes="12rem" className={styles.cropped} />
          </div>
          <div className={styles.narrow}>
            <Picture url={`${url}#${left},${top}`} alt="" sizes="12rem" className={styles.cropped} />
          </div>
          <figcaption className="meta">{t('crop')}</figcaption>
        </figure>
      </div>
      <div className={styles.numbers}>
        {axes.map((axis, at) => (
          <Input
            key={axis}
            id={at === 0 ? id : `${id}-top`}
            label={t(axis)}
            type="number"
            min={0}
            max={100}
            value={at === 0 ? left : top}
            onChange={({ target }) => {
              const percent = Math.min(100, Math.max(0, Math.round(Number(target.value) || 0)))
              onChange(at === 0 ? `${percent},${top}` : `${left},${percent}`)
            }}
          />
        ))}
        <Button variant="quiet" small disabled={!value} onClick={() => onChange('')}>
          {t('clear')}
        </Button>
      </div>
      <FieldNotes id={id} hint={t('hint')} error={error} />
    </FieldBox>
  )
}

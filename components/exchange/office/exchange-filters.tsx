'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { correctRange, dayOf } from '@/lib/exchange/days'
import type { ExchangeKind } from '@/lib/exchange/schema'
import { isDay } from '@/lib/platform/i18n/day'
import { useListUrl } from '../../office/list/list-url'
import { ToolInput, ToolSelect } from '../../office/list/tool'

/** The choice of trades or auctions, and a range of days, which a button applies if both ends are set. */
export function ExchangeFilters({
  kind,
  onClear,
}: {
  kind: ExchangeKind
  onClear: (() => void) | undefined
}) {
  const t = useTranslations()
  const { get, go } = useListUrl()
  const [range, setRange] = useState({
    start: get('startDate') ?? '',
    end: get('endDate') ?? '',
  })
  const [isTried, setTried] = useState(false)
  const today = dayOf(new Date())
  const isInvalidDay = (name: 'start' | 'end') =>
    range[name] === '' || (name === 'start' && range.start > today)
  const validateAndApplyRange = () => {
    setTried(true)
    if (!isInvalidDay('start') && !isInvalidDay('end'))
      go({ startDate: range.start, endDate: range.end, page: null })
  }
  const renderDayInput = (name: 'start' | 'end', max?: string) => (
    <ToolInput
      label={t(`admin.trade.${name}`)}
      className="num"
      type="date"
      value={range[name]}
      max={max}
      aria-invalid={isTried && isInvalidDay(name) ? true : undefined}
      onChange={({ currentTarget: { value } }) => {
        const next = { ...range, [name]: value }
        setRange(isDay(value) ? correctRange(next, name) : next)
      }}
    />
  )
  return (
    <>
      <ToolSelect
        label={t('admin.trade.category')}
        value={kind}
        onChange={({ target }) =>
          go({ kind: target.value === 'notice' ? null : target.value, page: null, sort: null })
        }
      >
        <option value="notice">{t('admin.trade.notice')}</option>
        <option value="trade">{t('admin.trade.trade')}</option>
      </ToolSelect>
      {renderDayInput('start', today)}
      {renderDayInput('end')}
      <Button variant="quiet" small onClick={validateAndApplyRange}>
        {t('admin.trade.filter')}
      </Button>
      {onClear && (
        <Button variant="quiet" small onClick={onClear}>
          {t('common.clearFilters')}
        </Button>
      )}
    </>
  )
}

import { expect, it, vi } from 'vitest'
import messages from '@/messages/mn.json'
import { button, drawAlone, press } from '@/tests/rendered'
import { WithdrawChangeButton } from './own-listing-form'

const texts = messages.directory.owner.edit

it('a change that was sent is withdrawn after a question, whose safe answer has the focus', async () => {
  const onWithdraw = vi.fn()
  await drawAlone(<WithdrawChangeButton texts={texts} onWithdraw={onWithdraw} />)
  await press(texts.withdraw)
  expect(document.body.textContent).toContain(texts.withdrawQuestion)
  expect(document.activeElement).toBe(button(texts.keep))
  await press(texts.keep)
  expect(document.activeElement).toBe(button(texts.withdraw))
  expect(onWithdraw).not.toHaveBeenCalled()
  await press(texts.withdraw)
  await press(texts.withdraw)
  expect(onWithdraw).toHaveBeenCalledOnce()
})

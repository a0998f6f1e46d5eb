import { NextIntlClientProvider } from 'next-intl'
import { act, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, vi } from 'vitest'
import { OfficeProviders } from '@/components/back-office/providers'
import messages from '@/messages/mn.json'

/**
 * Renders a part of the office in happy-dom, for tests that need no layout. A test file that uses it is a
 * `.test.tsx` and replaces `next/navigation`, whose router exists only in Next.
 */

const account = {
  ...{ id: 1, first_name: 'Бат', last_name: '', email: 'bat@test.example', phone_number: '' },
  ...{ position: '', department: '', reviews_assessments: false, account_role: 1 },
}
const cleanups: (() => void)[] = []

afterEach(async () => {
  for (const remove of cleanups.splice(0)) await act(async () => remove())
  vi.unstubAllGlobals()
})

/** The server's answers, by route. Each function gets the input of the call. */
export type Answers = Record<string, (input: Record<string, unknown>) => { status?: number; body: unknown }>

/** Answers all calls of a test, and records them. */
export function answering(answers: Answers): { route: string; input: Record<string, unknown> }[] {
  const calls: { route: string; input: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://office.test')
    const input: Record<string, unknown> =
      typeof body === 'string'
        ? (JSON.parse(body) as Record<string, unknown>)
        : Object.fromEntries(searchParams)
    const route = `${method} ${pathname}`
    calls.push({ route, input })
    const answer = answers[route]?.(input) ?? { status: 404, body: { message: `nothing answers ${route}` } }
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
  return calls
}

/** Waits until the answers are rendered. */
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)))

/** Simulates a return to the window, after which the shown data is read again. */
export async function comeBack(): Promise<void> {
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
  await settle()
}

/** Puts a container into the document, and waits until what `begin` renders into it is there. */
async function mount(begin: (container: HTMLElement) => Root): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.body.appendChild(document.createElement('main'))
  const root = await act(async () => begin(container))
  cleanups.push(() => {
    root.unmount()
    document.body.replaceChildren()
  })
  await settle()
}

/** Renders an element without the providers of the office. */
export const drawAlone = (part: ReactNode): Promise<void> =>
  mount((container) => {
    const root = createRoot(container)
    root.render(part)
    return root
  })

const inOffice = (part: ReactNode) => (
  <NextIntlClientProvider locale="mn" messages={messages} timeZone="Asia/Ulaanbaatar">
    <OfficeProviders account={account}>{part}</OfficeProviders>
  </NextIntlClientProvider>
)

/** Renders a part of the office. */
export const draw = (part: ReactNode) => drawAlone(inOffice(part))

/** Renders a part of the office as the server does, and hydrates it after `change` has changed the document. */
export const hydrateAfter = (part: ReactNode, change: () => void): Promise<void> =>
  mount((container) => {
    container.innerHTML = renderToString(inOffice(part))
    change()
    return hydrateRoot(container, inOffice(part))
  })

const findElement = <T extends Element>(
  elements: Iterable<T>,
  isWanted: (element: T) => boolean,
  what: string,
): T => {
  const element = [...elements].find(isWanted)
  if (!element) throw new Error(`${what} is not drawn in: ${document.body.innerHTML}`)
  return element
}

/** The last button or link of this name: one in a dialog comes after those that the dialog covers. */
export const button = (name: string) =>
  findElement(
    [...document.querySelectorAll<HTMLElement>('button, a')].reverse(),
    (element) => (element.getAttribute('aria-label') ?? element.textContent).trim() === name,
    `the button ${name}`,
  )

export async function click(element: HTMLElement): Promise<void> {
  await act(async () => element.click())
  await settle()
}

export const press = (name: string) => click(button(name))

const setValue = (element: HTMLInputElement | HTMLTextAreaElement, value: string) => {
  // React overrides the setter on the element; a value set by the prototype's setter counts as typed.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {}
  set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The field with this label. */
export function field(label: string): HTMLInputElement | HTMLTextAreaElement {
  const { htmlFor } = findElement(
    document.querySelectorAll('label'),
    (element) => element.textContent.trim().startsWith(label),
    `the field ${label}`,
  )
  const element = document.getElementById(htmlFor)
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    throw new Error(`${label} is no field to type in`)
  return element
}

export async function type(label: string, value: string): Promise<void> {
  await act(async () => setValue(field(label), value))
}

import { type Agent, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { redirectHeader } from '@/lib/platform/cache/redirect-answer'
import { isHtml } from '@/lib/platform/cache/page-key'
import { isRedirectable } from '@/lib/platform/site/redirects'
import { breakOff, collectBody, headersToForward, runOrDestroyResponse } from './forward'
import { requestIdHeaders } from './request-id'

/** `headers` are those of every answer. */
type Options = { agent: Agent; socketPath: string; headers: Readonly<Record<string, string>> }

/** Redirects the addresses of pages that are not there: the application says where to. */
export class MissingPages {
  constructor(readonly options: Options) {}

  /** Sends the redirect of an address, or else calls `sendPage`, unless the reader has left. */
  sendRedirectOr(request: IncomingMessage, response: ServerResponse, sendPage: () => void): void {
    const send = (location: string | null) => {
      if (response.closed) return
      if (location === null) return sendPage()
      // Browsers and edges ask again each time, because staff may change a redirect.
      const headers = Object.entries({ ...this.options.headers, location, 'cache-control': 'no-cache' })
      response.writeHead(308, [...headers.flat(), ...requestIdHeaders(request)])
      response.end()
    }
    this.#findRedirect(request).then(
      (location) => runOrDestroyResponse(response, () => send(location)),
      (error: unknown) => breakOff(response, error),
    )
  }

  /**
   * Sends an answer of the application that is a missing page, after it looked for the redirect.
   * @returns false for any other answer: nothing was sent, and the caller sends it
   */
  send(answer: IncomingMessage, request: IncomingMessage, response: ServerResponse): boolean {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || answer.statusCode !== 404 || !isHtml(answer.headers['content-type'])) return false
    collectBody(answer, response, (body) =>
      this.sendRedirectOr(request, response, () => {
        response.writeHead(404, headersToForward(request, answer))
        response.end(body)
      }),
    )
    return true
  }

  /** @returns null when no redirect leads on, or none can be asked for */
  #findRedirect(request: IncomingMessage): Promise<string | null> {
    const { url = '' } = request
    if (!isRedirectable(url)) return Promise.resolve(null)
    const { agent, socketPath } = this.options
    const headers = { [redirectHeader]: '1', ...Object.fromEntries([requestIdHeaders(request)]) }
    return new Promise((resolve) => {
      ask({ agent, socketPath, path: url, headers, method: 'HEAD' })
        .on('response', (answer) => resolve(answer.resume().headers.location ?? null))
        .on('error', () => resolve(null))
        .end()
    })
  }
}

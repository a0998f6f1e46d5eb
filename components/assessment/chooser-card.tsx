import { Clock, FileCheck } from 'lucide-react'
import { LinkButton } from '@/components/ui/button'
import { railSwatch } from './layers'

type Props = {
  /** Its place among the ways, which gives it its rock. */
  at: number
  href: string
  title: string
  text: string
  action: string
  facts: { time: { label: string; text: string }; needs: { label: string; text: string } }
}

/** One way to take the assessment: what it is, how long it takes, what is needed. */
export function ChooserCard({ at, href, title, text, action, facts }: Props) {
  return (
    <li>
      <span {...railSwatch(at)} aria-hidden />
      <div className="chooser__text">
        <h2>{title}</h2>
        <p>{text}</p>
        <dl>
          <div>
            <dt>
              <Clock className="icon" size={17} aria-hidden />
              {facts.time.label}
            </dt>
            <dd>{facts.time.text}</dd>
          </div>
          <div>
            <dt>
              <FileCheck className="icon" size={17} aria-hidden />
              {facts.needs.label}
            </dt>
            <dd>{facts.needs.text}</dd>
          </div>
        </dl>
        <LinkButton href={href} variant={at === 0 ? 'fill' : 'outline'}>
          {action}
        </LinkButton>
      </div>
    </li>
  )
}

import { clsx } from 'clsx'
import { Picture } from '@/components/ui/picture'
import styles from './logo-grid.module.css'

type Logo = { id: number; name: string; logo: string; link: string }

/** Logos on white tiles; one with a web site leads there. */
export function LogoGrid({ logos, small }: { logos: Logo[]; small?: boolean }) {
  const sizes = small ? '8rem' : '(max-width: 47.99rem) 45vw, 13rem'
  return (
    <ul className={clsx(styles.logoGrid, small && styles.small)}>
      {logos.map(({ id, name, logo, link }) => (
        <li key={id}>
          {link ? (
            <a href={link} target="_blank" rel="noopener">
              <Picture url={logo} alt={name} sizes={sizes} />
            </a>
          ) : (
            <span>
              <Picture url={logo} alt={name} sizes={sizes} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

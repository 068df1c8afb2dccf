import { Link, useLoaderData } from '@tanstack/react-router'
import type { ShownArchive } from '#domains/archives/archive.ts'
import { ArchiveGrid } from '#domains/archives/web/parts/archive-grid.tsx'
import { ProjectCard } from '#domains/projects/web/parts/project-card.tsx'
import type { ShownCard } from '#domains/projects/web/parts/shown-card.ts'
import type { TradeTexts } from '#domains/site/trade-texts.ts'
import { TRADE_NAMES, TRADE_SLUGS, TRADES, type Trade, tradeTitle } from '#domains/site/trades.ts'
import { bindWords } from '#fixed-spaces.ts'
import { isOn } from '#modules.ts'
import { HANDS } from '#pictures/people/features.ts'
import { pictureAddress } from '#pictures/picture-address.ts'
import { CardGrid } from '#ui/parts/card-grid.tsx'
import { Crumbs } from '#ui/public/crumbs.tsx'
import { TalkLine } from '#ui/public/talk-line.tsx'
import styles from './screen.module.css'

interface Props {
  trade: Trade
  texts: TradeTexts
  /** The newest of them. */
  projects: readonly ShownCard[]
  /** Public projects of the trade. */
  total: number
  /** Public projects of the other trades. */
  others: number
  archives: readonly ShownArchive[]
}

/** A trade: what the firm says of it, what it made, and what it wrote. */
export function TradeScreen({ trade, texts, projects, total, others, archives }: Props) {
  const name = TRADE_NAMES[trade]
  const title = texts.title || tradeTitle(trade)
  return (
    <div className="page">
      <Crumbs list={{ to: '/projects', label: 'projetos' }} title={title} />
      <Head trade={trade} title={title} lead={texts.lead} />
      <Words {...texts} />
      <section className="band" aria-labelledby="projects">
        <div className="cluster align-end space-between gap-50-100 below-150">
          <h2 id="projects">Projetos</h2>
          {total > projects.length && (
            <Link className="accent" to="/projects" search={{ area: TRADE_SLUGS[trade] }} activeProps={{}}>
              Todos os {total} de {name}
            </Link>
          )}
        </div>
        {total > 0 ? (
          <CardGrid>
            {projects.map((project) => (
              <li key={project.id}>
                <ProjectCard project={project} />
              </li>
            ))}
          </CardGrid>
        ) : (
          <p className="soft larger narrow">
            {others > 0 ? (
              <>
                Desta área ainda não há projeto à vista.{' '}
                <Link to="/projects" activeProps={{}}>
                  Os das outras estão aqui.
                </Link>
              </>
            ) : (
              'Ainda não há projeto publicado.'
            )}
          </p>
        )}
      </section>
      {archives.length > 0 && (
        <section className="band" aria-labelledby="archives">
          <h2 className="below-150" id="archives">
            O que escrevemos sobre isso
          </h2>
          <ArchiveGrid archives={archives} />
        </section>
      )}
      <Others trade={trade} />
      <TalkLine text="Conte o que precisa existir. Dizemos se é conosco, e quanto custa." />
    </div>
  )
}

function Head({ trade, title, lead }: { trade: Trade; title: string; lead: string }) {
  const { day, modules_off } = useLoaderData({ from: '__root__' })
  return (
    <header className={`stack parts-may-shrink ${styles.head}`}>
      <div className="stack content-start gap-150">
        <h1 className="display break-anywhere">{bindWords(title)}</h1>
        {lead && <p className="larger break-anywhere lines-145">{bindWords(lead)}</p>}
        {trade === 'printing' && isOn({ module: 'pieces' }, modules_off) && (
          <p className="not-printed">
            <Link className="button quiet" to="/sua-peca" activeProps={{}}>
              Ver o preço de uma peça
            </Link>
          </p>
        )}
      </div>
      <figure className="top clipped plate rounded not-printed">
        <img
          className="block full-width"
          src={pictureAddress('hands', HANDS[TRADES.indexOf(trade)]!, { filament: day.weekday })}
          width={440}
          height={330}
          alt=""
        />
      </figure>
    </header>
  )
}

/** What the firm does of the trade, and how. */
function Words({ about, makes }: Pick<TradeTexts, 'about' | 'makes'>) {
  if (!about && makes.length === 0) return null
  return (
    <section className={`band stack align-start parts-may-shrink ${about && makes.length > 0 ? styles.split : ''}`}>
      {about && (
        <div className="stack gap-100 measure lines-145">
          <h2 className="hidden">Como fazemos</h2>
          {about
            .split(/\n{2,}/)
            .filter(Boolean)
            .map((paragraph) => (
              <p className="larger break-anywhere" key={paragraph}>
                {bindWords(paragraph)}
              </p>
            ))}
        </div>
      )}
      {makes.length > 0 && (
        <div>
          <h2 className="subheading below-75">O que dá para pedir</h2>
          <ul className="bare-list">
            {makes.map(({ name, text }) => (
              <li className={`line-above stack gap-25 ${styles.made}`} key={name}>
                <h3 className="break-anywhere">{name}</h3>
                {text && <p className="soft break-anywhere">{bindWords(text)}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** The ways to the other trades of which something is said. */
function Others({ trade: shown }: { trade: Trade }) {
  const { trades } = useLoaderData({ from: '__root__' })
  const others = trades.filter((trade) => trade !== shown)
  if (others.length === 0) return null
  return (
    <nav className="above-band not-printed" aria-label="Outras áreas">
      <ul className={`stack bare-list ${styles.others}`}>
        {others.map((trade) => (
          <li className="line-above" key={trade}>
            <Link
              className={`row space-between gap-100 large strong undecorated ${styles.other}`}
              to="/areas/$area"
              params={{ area: TRADE_SLUGS[trade] }}
            >
              {tradeTitle(trade)}
              <span aria-hidden="true">→</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

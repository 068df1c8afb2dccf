import { Link } from '@tanstack/react-router'
import { addressLines, type FrameCompany } from '#ui/public/company.ts'
import styles from './report.module.css'

/** How to report misconduct, by name or anonymously. */
export function Report({ id, company }: { id: string; company: FrameCompany }) {
  const { email } = company
  const address = addressLines(company).join(', ')
  return (
    <section id={id} className={styles.report} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Viu algo errado? Conte.</h2>
      <div className={styles.ways}>
        <p>Diga o que aconteceu, quando e com quem. Só quem apura fica sabendo quem relatou.</p>
        <p className={styles.actions}>
          <Link className="button" to="/contact">
            Relatar pelo formulário
          </Link>
          {email && (
            <a className="button quiet" href={`mailto:${email}?subject=${encodeURIComponent('Relato de ética')}`}>
              Escrever para {email}
            </a>
          )}
        </p>
        {address && <p className="soft small">Sem nome, por carta: {address}.</p>}
      </div>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { query, readOnce } from '#client/calls/query.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { SectionNav } from '../section-nav.tsx'
import { LOGO_SLUG } from '../sections.ts'
import { LogoField } from './logo-field.tsx'
import styles from './screen.module.css'

/** Where the admin sends the company's logo. */
export function LogoSettings() {
  // Which of the other sections the navigation marks.
  const { data: settings } = useQuery(query.site.settings.queryOptions(readOnce))
  return (
    <WorkbenchPage title="Site" documentTitle="Logotipo · Site">
      <SectionNav current={LOGO_SLUG} settings={settings?.data} />
      <div className={`stack items-start gap-125 ${styles.logo}`}>
        <p className="soft small narrow">
          Aparece no alto e no pé do site, no dashboard, nos orçamentos e relatórios em PDF, nas imagens de compartilhar
          e na aba do navegador. Sem logotipo, fica o desenho que veio com o programa.
        </p>
        <LogoField />
      </div>
    </WorkbenchPage>
  )
}

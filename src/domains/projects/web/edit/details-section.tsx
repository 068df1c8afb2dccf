import { TextInput } from '@mantine/core'
import type { RefObject } from 'react'
import { PictureField } from '#domains/uploads/web/picture-field.tsx'
import { EditMarkdown } from '#ui/workbench/markdown/markdown-field.tsx'
import type { GivenText } from '#ui/workbench/markdown/preview-loader.ts'
import styles from './form.module.css'
import type { SectionProps } from './project-form.ts'
import { projectText } from './project-text.ts'
import section from './section.module.css'
import { FormSection } from './section.tsx'

interface DetailsSectionProps extends SectionProps {
  /** The text as it was put into its field last, from outside. */
  text: GivenText & { version: number }
  /** Tells whether pictures are still on their way into the text. */
  waitingRef: RefObject<() => boolean>
}

/** What the project's own page shows. */
export const DetailsSection = ({ form, text, waitingRef }: DetailsSectionProps) => (
  <FormSection title="Detalhes" hint="A página do projeto.">
    <TextInput
      label="Título dos detalhes"
      maxLength={300}
      key={form.key('details.title')}
      {...form.getInputProps('details.title')}
    />
    <div className={styles.text}>
      <EditMarkdown
        key={text.version}
        help={projectText}
        label="Texto em Markdown"
        first={text}
        onChange={(markedown) => form.setFieldValue('details.markedown', markedown, { forceUpdate: false })}
        error={form.errors['details.markedown']}
        waitingRef={waitingRef}
      />
    </div>
    <div className={section.half}>
      <PictureField
        label="Imagem dos detalhes"
        description="No alto da página. Sem ela, serve a do resumo."
        key={form.key('details.image')}
        {...form.getInputProps('details.image')}
      />
    </div>
    <TextInput
      className={section.half}
      label="Vídeo dos detalhes"
      description="Vem antes do vídeo do resumo."
      placeholder="https://"
      inputMode="url"
      spellCheck={false}
      key={form.key('details.video')}
      {...form.getInputProps('details.video')}
    />
  </FormSection>
)

import { TextInput } from '@mantine/core'
import { api } from '#client/calls/api.ts'
import { PictureField } from '#domains/uploads/web/picture-field.tsx'
import { PICTURE_TYPES, sendPicture } from '#domains/uploads/web/send-picture.ts'
import { EditMarkdown } from '#ui/workbench/markdown/markdown-field.tsx'
import type { GivenText } from '#ui/workbench/markdown/preview-loader.ts'
import type { TextHelp } from '#ui/workbench/markdown/text-help.ts'
import type { Project } from '../../contract.ts'
import { FilmField } from './film-field.tsx'
import styles from './form.module.css'
import section from './section.module.css'
import { FormSection } from './section.tsx'
import type { SectionProps } from './use-project-form.ts'

interface DetailsSectionProps extends SectionProps {
  /** The project as loaded. */
  project: Project | undefined
}

/** The fields of the project's page. */
export const DetailsSection = ({ form, project }: DetailsSectionProps) => (
  <FormSection id="detalhes" hint="A página do projeto.">
    <TextInput key={form.key('details.title')} {...form.field('details.title')} />
    <div className={`flex ${styles.text}`}>
      <EditMarkdown
        key={form.key('details.markedown')}
        help={projectText}
        label={form.labelOf('details.markedown')}
        first={textOf(form.getValues().details.markedown, project)}
        onChange={(markedown) => form.setFieldValue('details.markedown', markedown, { forceUpdate: false })}
        error={form.errors['details.markedown']}
      />
    </div>
    <div className={section.half}>
      <PictureField
        description="No alto da página. Sem ela, serve a do resumo."
        key={form.key('details.image')}
        {...form.field('details.image')}
      />
    </div>
    <FilmField
      key={form.key('details.video')}
      form={form}
      path="details.video"
      description="Vem antes do vídeo do resumo."
    />
  </FormSection>
)

/** The text to edit, with its stored HTML while it is the stored one. */
const textOf = (markdown: string, project: Project | undefined): GivenText =>
  markdown === project?.details.markedown ? { markdown, html: project.details.html } : { markdown }

/** How the Markdown editor renders a project's details and uploads its pictures. */
const projectText: TextHelp = {
  render: async (markedown, signal) => (await api.projects.preview({ markedown }, { signal })).data,
  sendPicture,
  pictureTypes: PICTURE_TYPES,
}

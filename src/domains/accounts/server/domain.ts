import { defineDomain } from '#platform/domain.ts'
import { administrationNotice, ownRights } from './administrators.ts'
import { ownChoicesCounter } from './choices.ts'
import { FACE_PATH, sendFace } from './face.ts'
import { findPeople } from './find.ts'
import { forgetSessionsJob } from './jobs.ts'
import { passwordEmailJob } from './password-email.ts'
import { accountsRoutes } from './routes.ts'

export const accounts = defineDomain({
  routes: accountsRoutes,
  documents: { [FACE_PATH]: sendFace },
  jobs: [passwordEmailJob, forgetSessionsJob],
  find: findPeople,
  topics: { choices: ownChoicesCounter, rights: ownRights },
  notices: [administrationNotice],
})

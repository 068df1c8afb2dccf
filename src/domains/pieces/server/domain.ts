import { readSection } from '#domains/site/server/sections.ts'
import { defineDomain } from '#platform/domain.ts'
import { PIECE_PARAMETERS, PIECE_PATH } from '../address.ts'
import { seedDemoTrials } from './demo.ts'
import { piecesRoutes } from './routes.ts'
import { sendPiecePicture } from './share-picture.ts'
import { forgetTrialsJob } from './trials.ts'

export const pieces = defineDomain({
  module: 'pieces',
  routes: piecesRoutes,
  documents: { '/og/piece.png': sendPiecePicture },
  demo: { table: 'piece_trials', seed: seedDemoTrials },
  jobs: [forgetTrialsJob],
  pageParameters: { [PIECE_PATH]: [...PIECE_PARAMETERS, 'enviada'] },
  listPages: async (context) =>
    (await readSection(context, 'pieces')).materials.length > 0 ? [{ path: PIECE_PATH }] : [],
})

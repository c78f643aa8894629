import type { FastifyInstance } from 'fastify';
import type { Contest } from '../contest.ts';
import type { Door } from '../make-app.ts';
import { addAnnouncementRoutes } from './announcement-routes.ts';
import { addEraseRoutes } from './erase-routes.ts';
import { addEventRoutes } from './event-routes.ts';
import { addInfoRoutes } from './info-routes.ts';
import { addMatchRoutes } from './match-routes.ts';
import { addMetricRoutes } from './metric-routes.ts';
import { addPageRoutes } from './page-routes.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { addMarkRoutes } from './mark-routes.ts';
import { addRoundMatches } from './round-match-routes.ts';
import { addRoundPages } from './round-page-routes.ts';
import { addRoundFiles, addRoundRoutes } from './round-routes.ts';
import { addSignInRoutes } from './sign-in-routes.ts';
import { addStaffPage } from './staff-page-routes.ts';
import { addStaffPeople } from './staff-people-routes.ts';
import { addStaffRoutes } from './staff-routes.ts';
import { addStaffVersions } from './staff-version-routes.ts';
import { addSubmitRoutes } from './submit-routes.ts';
import { addSwitchRoutes } from './switch-routes.ts';
import { addVersionRoutes } from './version-routes.ts';

/** Everything that a contest answers to. */
export function addRoutes(app: FastifyInstance, contest: Contest, door: Door): void {
  addInfoRoutes(app, contest);
  addMetricRoutes(app, contest);
  addPeopleRoutes(app, contest);
  addEraseRoutes(app, contest);
  addStaffRoutes(app, contest, door);
  addSwitchRoutes(app, contest);
  addRoundRoutes(app, contest);
  addMarkRoutes(app, contest);
  addAnnouncementRoutes(app, contest);
  if (door === 'socket') return;
  addSignInRoutes(app, contest);
  addSubmitRoutes(app, contest);
  addVersionRoutes(app, contest);
  addMatchRoutes(app, contest);
  addEventRoutes(app, contest);
  addPageRoutes(app, contest);
  addRoundPages(app, contest);
  addStaffPage(app, contest);
  addStaffPeople(app, contest);
  addStaffVersions(app, contest);
  addRoundFiles(app, contest);
  addRoundMatches(app, contest);
}

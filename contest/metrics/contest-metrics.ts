import type * as PromClient from 'prom-client';
import { loadMetricsPackage } from '../load-packages.ts';
import type { Measurement } from './measurement.ts';

/** What is looked at when somebody asks. */
export interface MetricSources {
  /** How many wait or are under way, by kind. */
  readonly queue: () => Readonly<Record<'gate' | 'round' | 'ladder', number>>;
  readonly running: () => Readonly<Record<'gate' | 'match', number>>;
  readonly slots: () => number;
  /** Since the ratings were fitted last; undefined before the first time. */
  readonly ratingAge: () => number | undefined;
  readonly listeners: () => number;
  readonly isPaused: () => boolean;
  readonly isReadOnly: () => boolean;
}

const GATE_SECONDS = [0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300];
const MATCH_SECONDS = [0.25, 0.5, 1, 2, 5, 10, 20, 40, 80, 160, 320];
const FIT_SECONDS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 60];
const QUERY_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2];
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * The figures of a contest server for Prometheus. Every label has few values that are known beforehand: kinds, outcomes,
 * patterns of routes. None is a name.
 */
export class ContestMetrics {
  private readonly registry: PromClient.Registry;
  private readonly histograms;
  private readonly requests: PromClient.Counter<'method' | 'route' | 'status'>;
  private readonly failedQueries: PromClient.Counter;
  private readonly ratedMatches: PromClient.Gauge;
  private readonly ratedBots: PromClient.Gauge;

  private constructor(private readonly prom: typeof PromClient) {
    const registry = new prom.Registry();
    this.registry = registry;
    prom.collectDefaultMetrics({ register: registry });
    const make = <T extends string>(name: string, help: string, buckets: number[], labelNames: T[]) =>
      new prom.Histogram({ name: `minions_${name}_seconds`, help, buckets, labelNames, registers: [registry] });
    this.histograms = {
      gate: make('gate', 'How long gates took.', GATE_SECONDS, ['outcome']),
      match: make('match', 'How long matches took, with what is before and after them.', MATCH_SECONDS, ['of']),
      fit: make('rating_fit', 'How long fits of the ratings took.', FIT_SECONDS, []),
      query: make('database_query', 'How long statements of the database took.', QUERY_SECONDS, ['statement']),
      request: make('http_request', 'How long requests took, without event streams.', REQUEST_SECONDS, ['route']),
    };
    this.requests = new prom.Counter({
      name: 'minions_http_requests_total',
      help: 'Requests by route and status.',
      labelNames: ['method', 'route', 'status'],
      registers: [registry],
    });
    this.failedQueries = new prom.Counter({
      name: 'minions_database_failures_total',
      help: 'Statements that the database refused.',
      registers: [registry],
    });
    this.ratedMatches = this.makeGauge('rated_matches', 'Matches that the ratings follow from.');
    this.ratedBots = this.makeGauge('rated_bots', 'Versions that are rated, those included that are not active.');
  }

  static async open(): Promise<ContestMetrics> {
    return new ContestMetrics(await loadMetricsPackage());
  }

  readonly measure = (measured: Measurement): void => {
    const { gate, match, fit, query, request } = this.histograms;
    if (measured.kind === 'gate') gate.observe({ outcome: measured.outcome }, measured.seconds);
    else if (measured.kind === 'match') match.observe({ of: measured.of }, measured.seconds);
    else if (measured.kind === 'fit') {
      fit.observe(measured.seconds);
      this.ratedMatches.set(measured.matches);
      this.ratedBots.set(measured.bots);
    } else if (measured.kind === 'query') {
      query.observe({ statement: measured.statement }, measured.seconds);
      if (measured.hasFailed) this.failedQueries.inc();
    } else {
      const { method, route, status } = measured.request;
      this.requests.inc({ method, route, status });
      if (measured.seconds !== undefined) request.observe({ route }, measured.seconds);
    }
  };

  /** What a contest looks like at the moment somebody asks. */
  watch({ queue, running, slots, ratingAge, listeners, isPaused, isReadOnly }: MetricSources): void {
    this.addGauge('queue_length', 'What waits: gates, and matches of rounds and of the ladder.', queue);
    this.addGauge('running', 'What is under way.', running);
    this.addGauge('slots', 'Gates and matches that fit at the same time.', slots);
    this.addGauge('rating_age_seconds', 'Since the ratings were fitted last.', ratingAge);
    this.addGauge('event_streams', 'Pages that listen to events.', listeners);
    this.addGauge('paused', 'Whether nothing new is begun.', () => Number(isPaused()));
    this.addGauge('read_only', 'Whether nothing is accepted.', () => Number(isReadOnly()));
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  print(): Promise<string> {
    return this.registry.metrics();
  }

  private makeGauge(name: string, help: string): PromClient.Gauge {
    return new this.prom.Gauge({ name: `minions_${name}`, help, registers: [this.registry] });
  }

  private addGauge(name: string, help: string, read: () => number | Readonly<Record<string, number>> | undefined) {
    return new this.prom.Gauge({
      name: `minions_${name}`,
      help,
      labelNames: ['kind'],
      registers: [this.registry],
      collect() {
        const now = read();
        if (typeof now === 'number') this.set(now);
        else for (const [kind, value] of Object.entries(now ?? {})) this.set({ kind }, value);
      },
    });
  }
}

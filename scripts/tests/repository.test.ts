import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readPackages } from '../check-dependencies.mjs';
import { root } from '../install.mjs';

const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
/** Fails on what YAML forbids or warns about, such as duplicate keys. */
const readYaml = <T>(...path: string[]): T => parse(read(...path), { strict: true, uniqueKeys: true });
const manifest = JSON.parse(read('package.json'));
const manifests = [manifest, ...readPackages(root).map((one) => one.manifest)];

interface Updates {
  version: number;
  updates: {
    'package-ecosystem': string;
    groups?: Record<string, { patterns: string[] }>;
    ignore?: { 'dependency-name': string }[];
  }[];
}
interface Form {
  name?: string;
  description?: string;
  body: { type: string; id?: string; attributes: Record<string, unknown> }[];
}
interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string | boolean>;
}
interface Workflow {
  permissions: Record<string, string>;
  on: Record<string, unknown>;
  jobs: Record<
    string,
    {
      'timeout-minutes'?: number;
      strategy?: { matrix: Record<string, unknown[]> };
      permissions?: unknown;
      steps: Step[];
    }
  >;
}

describe('.github', () => {
  const workflows = readdirSync(join(root, '.github', 'workflows'));
  test('has a workflow for every change and one for every night', () => {
    expect(workflows.sort()).toEqual(['ci.yml', 'nightly.yml']);
  });

  test.each(workflows)('%s has read-only permissions, a time limit and only existing commands', (file) => {
    const workflow = readYaml<Workflow>('.github', 'workflows', file);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const [name, job] of Object.entries(workflow.jobs)) {
      expect(job.permissions, name).toBeUndefined();
      expect(job['timeout-minutes'], name).toBeGreaterThan(0);
      for (const { uses, run, with: inputs } of job.steps) {
        expect([uses, run].filter(Boolean), name).toHaveLength(1);
        if (uses) expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/);
        if (uses?.startsWith('actions/checkout@')) expect(inputs).toMatchObject({ 'persist-credentials': false });
        for (const [, script] of run?.matchAll(/npm run ([\w:]+)/g) ?? [])
          expect(Object.keys(manifest.scripts)).toContain(script);
        for (const [path] of run?.matchAll(/scripts\/[\w-]+\.mjs/g) ?? [])
          expect(existsSync(join(root, path))).toBe(true);
      }
    }
  });

  test('every change is tested on every supported Node', () => {
    const workflow = readYaml<Workflow>('.github', 'workflows', 'ci.yml');
    expect(Object.keys(workflow.on).sort()).toEqual(['pull_request', 'push']);
    const { strategy, steps } = workflow.jobs.test!;
    const named: string = manifest.engines.node;
    expect(strategy!.matrix.node).toEqual([...named.matchAll(/(\d+)\.\d+\.\d+/g)].map(([, major]) => Number(major)));
    expect(steps.map(({ run }) => run).filter(Boolean)).toEqual(['npm ci --engine-strict', 'npm test']);
  });

  test('updates ignore only packages that we use', () => {
    const { version, updates } = readYaml<Updates>('.github', 'dependabot.yml');
    expect(version).toBe(2);
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions', 'docker']);
    const ours = new Set([
      ...manifests.flatMap(({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies })),
      ...Object.keys(manifest.overrides),
    ]);
    const { groups, ignore } = updates[0]!;
    const grouped = Object.values(groups!).flatMap(({ patterns }) => patterns);
    for (const pattern of [...grouped, ...ignore!.map((entry) => entry['dependency-name'])]) {
      const fits = (name: string) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern);
      expect([...ours].some(fits), `a package is called ${pattern}`).toBe(true);
    }
  });

  const forms = readdirSync(join(root, '.github', 'ISSUE_TEMPLATE'));
  test.each(forms)('%s is a valid form', (file) => {
    const { name, description, body: fields } = readYaml<Form>('.github', 'ISSUE_TEMPLATE', file);
    expect([typeof name, typeof description]).toEqual(['string', 'string']);
    expect(fields.some(({ type }) => type !== 'markdown')).toBe(true);
    const ids = fields.flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { type, id, attributes } of fields) {
      expect(['markdown', 'input', 'textarea', 'checkboxes']).toContain(type);
      expect(typeof (type === 'markdown' ? attributes.value : attributes.label)).toBe('string');
      if (type !== 'markdown') expect(id).toMatch(/^[a-z]+$/);
    }
  });
});

describe('the root folder', () => {
  test('.editorconfig agrees with biome.json', () => {
    const { formatter } = JSON.parse(read('biome.json'));
    const settings = Object.fromEntries(
      [
        ...read('.editorconfig')
          .split(/^\[\*\.md\]$/m)[0]!
          .matchAll(/^(\w+) = (\S+)$/gm),
      ].map(([, key, value]) => [key, value]),
    );
    expect(settings).toMatchObject({
      indent_style: formatter.indentStyle,
      indent_size: String(formatter.indentWidth),
      max_line_length: String(formatter.lineWidth),
    });
  });

  test('.nvmrc has the Node version of the container', () => {
    expect(read('Containerfile').match(/node:(\d+)-/)![1]).toBe(read('.nvmrc').trim());
  });

  test('SECURITY.md supports the present version', () => {
    expect(read('SECURITY.md')).toContain(`| ${manifest.version.replace(/\d+$/, 'x')} | yes |`);
  });
});

#!/usr/bin/env node
// Lists fragments and import circles of the apps and packages, crowded folders, folders of one file, and files that
// break a rule.
// usage: node script/house.mjs [--lower]
// --lower writes the lower numbers into script/house.json; house.test.ts fails if a number rises.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { findMisnamedHandlers } from './handler-names.mjs';

const ROOMS = ['apps', 'packages', 'demo', 'e2e', 'bench', 'script'];
const FRAGMENT_LINES_MAX = 40;
const LINES_MAX = 400;
const TEST_LINES_MAX = 600;
const SIBLINGS_MAX = 25;
/** Names that fit everything, so that everything collects under them (docs/style.md). */
const NAMELESS = /^(?:utils?|helpers?|common|misc|shared|lib|types|constants)$/;
const NAMELESS_ENDING = /(?:^|-)(?:dto|service|manager|repository|helper|utils?)s?$/;
/** Folders whose name says something that other rules read: whose rows they are, or that only tests see them. */
const NAMED_FOLDER = /-rows$|\/testing$/;
const INDEX = /\/index\.[jt]sx?$/;
const LEFT_OUT = /\.d\.ts$|(?:^|\/)(?:node_modules|dist(?:-test-[^/]+)?|migrations|generated|fixtures)\//;
const TEST = /\.(?:test|type-test)\.tsx?$|\/(?:test|testing)\//;
/** Where event handlers are named `handle*` (docs/style.md). */
const COMPONENTS = /^apps\/console\/.*\.tsx$/;
const ROOM = /^(?:apps\/(?:api|console)|packages\/[^/]+|demo)(?=\/)/;

/**
 * Returns the fragments and circles per room (`apps/api`, `packages/contract` …), as paths from the root. A fragment is
 * at most 40 lines, has no test, and is imported by one file of its folder only, not lazily. A circle is a group of
 * files that reach each other by imports, of types too.
 */
export function inspectHouse(root) {
  const files = listFiles(root);
  const texts = new Map(files.filter((file) => !TEST.test(file)).map((file) => [file, readText(root, file)]));
  const { imports, lazy } = readImports(root, texts);
  const rooms = new Map();
  const roomOf = (file) => {
    const [name] = ROOM.exec(file) ?? [];
    if (name && !rooms.has(name)) rooms.set(name, { fragments: [], circles: [] });
    return rooms.get(name);
  };
  const importers = turnRound(imports);
  for (const [file, text] of texts) {
    const [importer, ...others] = importers.get(file);
    const isAlone = importer && others.length === 0 && posix.dirname(importer) === posix.dirname(file);
    const isShort = text.split('\n').length - 1 <= FRAGMENT_LINES_MAX;
    if (isAlone && isShort && !lazy.has(file) && !hasTest(file, files)) roomOf(file)?.fragments.push(file);
    else roomOf(file);
  }
  for (const circle of findCircles(imports, importers)) roomOf(circle[0])?.circles.push(circle);
  return rooms;
}

/**
 * Lists broken rules as sentences: barrels and index files that are not the entry of their package, names that fit
 * everything, files with too many lines, and event handlers not named `handle*`. Also lists folders with more than 25
 * entries, and those of one file of code, which belongs one folder up.
 */
export function findFaults(root) {
  const files = listFiles(root, ROOMS, /\.(?:[cm]?[jt]sx?|py)$/);
  const entries = new Set(readEntries(root).map(([, target]) => target));
  const isEntryIndex = (file) => INDEX.test(file) && entries.has(file);
  const faults = files.flatMap((file) => {
    const text = readText(root, file);
    const lines = text.split('\n').length - 1;
    const most = TEST.test(file) || /\.e2e\.ts$/.test(file) ? TEST_LINES_MAX : LINES_MAX;
    const nameless = file
      .split('/')
      .map((part) => part.split('.')[0])
      .filter((name) => NAMELESS.test(name) || NAMELESS_ENDING.test(name));
    return [
      ...(isBarrel(file, text) && !isEntryIndex(file)
        ? [`${file} is a barrel: it only exports what stands in other files`]
        : []),
      ...(/^export \*/m.test(text) ? [`${file} exports everything of another file`] : []),
      ...(INDEX.test(file) && !isEntryIndex(file) ? [`${file} is an index, and no entry of a package`] : []),
      ...nameless.map((name) => `${file} has a name that fits everything: ${name}`),
      ...(lines > most ? [`${file} has ${lines} lines`] : []),
      ...(COMPONENTS.test(file) && !TEST.test(file)
        ? findMisnamedHandlers(file, text).map((handler) => `${file} has a handler not named handle*: ${handler}`)
        : []),
    ];
  });
  const siblings = listSiblings(listFiles(root, ROOMS, /./));
  return { faults, crowded: findCrowded(siblings), lonely: findLonely(siblings) };
}

/** True if a file only imports and exports. */
function isBarrel(file, text) {
  if (!/^export (?:type )?[{*]/m.test(text)) return false;
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return statements.every((statement) => ts.isExportDeclaration(statement) || ts.isImportDeclaration(statement));
}

/** Returns what lies in each folder, as paths. */
function listSiblings(files) {
  const siblings = new Map();
  for (const file of files)
    for (let path = file; path.includes('/'); path = posix.dirname(path)) {
      const folder = posix.dirname(path);
      siblings.set(folder, (siblings.get(folder) ?? new Set()).add(path));
    }
  return siblings;
}

function findCrowded(siblings) {
  const counts = [...siblings].map(([folder, { size }]) => [folder, size]);
  return new Map(counts.filter(([, size]) => size > SIBLINGS_MAX).sort());
}

const findLonely = (siblings) =>
  [...siblings]
    .filter(
      ([folder, paths]) => paths.size === 1 && /\.[cm]?[jt]sx?$/.test([...paths][0]) && !NAMED_FOLDER.test(folder),
    )
    .map(([folder]) => folder)
    .sort();

function listFiles(root, folders = ['apps', 'packages', 'demo'], kind = /\.tsx?$/) {
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => posix.join(folder, file.replaceAll('\\', '/'))),
  );
  return found.filter((file) => kind.test(file) && !LEFT_OUT.test(file)).sort();
}

const readText = (root, file) => readFileSync(join(root, file), 'utf8');

function hasTest(file, files) {
  const stem = file.replace(/\.tsx?$/, '');
  return ['.test', '.unit.test', '.embedded.test', '.property.test'].some((kind) =>
    ['.ts', '.tsx'].some((extension) => files.includes(stem + kind + extension)),
  );
}

/** Reads the imports of each file, and the set of files that are only loaded lazily. */
function readImports(root, texts) {
  const packages = readPackages(root);
  const ownNames = readOwnNames(root);
  const imports = new Map();
  const lazy = new Set();
  for (const [file, text] of texts) {
    const find = (name) => {
      const path = name.startsWith('.')
        ? posix.join(posix.dirname(file), name)
        : (ownNames(file, name) ?? packages(name));
      return path !== file && texts.has(path) ? path : undefined;
    };
    const found = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => find(fileName));
    imports.set(file, new Set(found.filter(Boolean)));
    for (const [, name] of text.matchAll(/\bimport\(\s*'([^']+)'/g)) lazy.add(find(name));
  }
  return { imports, lazy };
}

/** Returns a resolver of names such as `#tables/data-table.tsx` to files, by the imports of the importer's app. */
function readOwnNames(root) {
  const apps = readdirSync(join(root, 'apps')).filter((app) => existsSync(join(root, 'apps', app, 'package.json')));
  const patterns = apps.flatMap((app) => {
    const { imports = {} } = JSON.parse(readText(root, `apps/${app}/package.json`));
    return Object.entries(imports).map(([key, target]) => ({ room: `apps/${app}/`, key: key.slice(0, -1), target }));
  });
  return (file, name) => {
    const own = patterns.find(({ room, key }) => file.startsWith(room) && name.startsWith(key));
    return own && posix.join(own.room, own.target.replace('*', name.slice(own.key.length)));
  };
}

/** Returns a resolver of names such as `@parterre/contract/orders` to files, by the exports of our packages. */
function readPackages(root) {
  const entries = new Map(readEntries(root));
  return (name) => {
    const exact = entries.get(name);
    if (exact) return exact;
    const [pattern = '', target = ''] =
      [...entries].find(([key]) => key.endsWith('*') && name.startsWith(key.slice(0, -1))) ?? [];
    return target.replace('*', name.slice(pattern.length - 1));
  };
}

/** Returns every name in the exports of our packages with its file. */
function readEntries(root) {
  return readdirSync(join(root, 'packages')).flatMap((folder) => {
    const { name, exports = {} } = JSON.parse(readText(root, `packages/${folder}/package.json`));
    return Object.entries(exports).map(([path, target]) => [
      posix.join(name, path),
      posix.join('packages', folder, target),
    ]);
  });
}

function turnRound(edges) {
  const turned = new Map([...edges.keys()].map((file) => [file, new Set()]));
  for (const [from, targets] of edges) for (const to of targets) turned.get(to).add(from);
  return turned;
}

/**
 * Returns groups of more than one file that reach each other, by Kosaraju's algorithm: a walk, then one along the
 * reversed edges.
 */
function findCircles(imports, importers) {
  const left = [];
  const walked = new Set();
  for (const file of imports.keys()) walk(file, imports, walked, left);
  const circles = [];
  const taken = new Set();
  for (const file of left.reverse()) {
    const group = [];
    walk(file, importers, taken, group);
    if (group.length > 1) circles.push(group.sort());
  }
  return circles;
}

/** Adds to `left` each file that is reached for the first time, after all files that it leads to. */
function walk(start, edges, seen, left) {
  if (seen.has(start)) return;
  seen.add(start);
  for (const next of edges.get(start)) walk(next, edges, seen, left);
  left.push(start);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const file = join(root, 'script/house.json');
  const written = JSON.parse(readFileSync(file, 'utf8'));
  for (const [room, { fragments, circles }] of inspectHouse(root)) {
    console.log(`${room}: ${fragments.length} fragments, ${circles.length} circles`);
    for (const fragment of fragments) console.log(`  fragment ${posix.relative(room, fragment)}`);
    for (const circle of circles) console.log(`  circle   ${circle.map((one) => posix.relative(room, one)).join(' ')}`);
    const { fragments: fragmentsMax = Infinity, circles: circlesMax = Infinity } = written[room] ?? {};
    written[room] = {
      fragments: Math.min(fragments.length, fragmentsMax),
      circles: Math.min(circles.length, circlesMax),
    };
  }
  const { faults, crowded, lonely } = findFaults(root);
  for (const fault of faults) console.log(fault);
  for (const [folder, siblings] of crowded) console.log(`${folder}: ${siblings} entries`);
  for (const folder of lonely) console.log(`${folder} has one file`);
  written.lonely = lonely.filter((folder) => written.lonely?.includes(folder) ?? true);
  written.crowded = Object.fromEntries(
    [...crowded].map(([folder, siblings]) => [folder, Math.min(siblings, written.crowded?.[folder] ?? Infinity)]),
  );
  if (process.argv.includes('--lower')) writeFileSync(file, `${JSON.stringify(written, undefined, 2)}\n`);
}
